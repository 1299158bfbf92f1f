export interface Route {
  page: string;
  own: number;
  shared: number;
  total: number;
}

export interface Measure {
  first: number;
  picker: number;
  booking: number;
  shared: number;
  fonts: string[];
  routes: Route[];
}

export function buildForLine(): Promise<unknown>;
export function measure(output: unknown): Measure;

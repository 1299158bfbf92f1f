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
  client: number;
  fonts: string[];
  home: { bytes: number; requests: number };
  routes: Route[];
  /** Colours of Mantine's palette that the build names although they are left out. */
  lostColors: string[];
}

export function buildForLine(): Promise<unknown>;
export function measure(output: unknown): Measure;

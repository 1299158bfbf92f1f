/** A field's props as its component receives them. */
export interface FieldView<Value, Problem> {
  /** Id of the field's first control. */
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  /** On blur: normalizes the value and allows `problem` to show. */
  onLeave: () => void;
  /** A picture starts or ends being prepared. */
  onPreparing: (preparing: boolean) => void;
  /** The problem, once it may be shown. */
  problem: Problem | null;
}

/** A form's props as its component receives them. */
export interface FormView<Values, Problem> {
  field: <Name extends keyof Values & string>(name: Name) => FieldView<Values[Name], Problem>;
  /** The fields that prevent submitting, in order. */
  open: readonly string[];
  /** The hint next to a blocked button; null when the form may be submitted (§blocked-says-why). */
  hint: string | null;
  /** Links to the invalid fields (§error-summary), after a submit attempt. */
  summary: { items: { id: string; text: string }[]; attempt: number } | null;
  submit: () => void;
}

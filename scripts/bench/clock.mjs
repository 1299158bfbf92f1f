// Loaded before the clinic's own program, which runs unchanged: its clock goes behind by BENCH_BEHIND_MS, so that the
// day is a whole one whenever the bench runs.
const behind = Number(process.env.BENCH_BEHIND_MS ?? 0);
const Real = Date;
globalThis.Date = class extends Real {
  constructor(...parts) {
    if (parts.length === 0) super(Real.now() - behind);
    else super(...parts);
  }
  static now() {
    return Real.now() - behind;
  }
};

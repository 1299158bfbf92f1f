/**
 * The table of `rate-limiter-flexible`. Unlogged: every call writes it, and what is lost in a crash is a minute's counts.
 */
export const rateLimitTable = `
drop table rate_windows;
create unlogged table rate_limits (
  key text primary key,
  points integer not null,
  expire bigint not null
);
`;

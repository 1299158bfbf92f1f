import type { Db, Queries } from '../../../server/db/db';

/** `sent` lists all statements, including those in transactions. */
export function recordedDb(db: Db): { db: Db; sent: string[] } {
  const sent: string[] = [];
  const recording = (queries: Queries): Queries => ({
    query: (sql, params) => {
      sent.push(sql);
      return queries.query(sql, params);
    },
    script: (sql) => {
      sent.push(sql);
      return queries.script(sql);
    },
  });
  return {
    sent,
    db: {
      ...recording(db),
      transaction: (work, limits) => db.transaction((tx) => work(recording(tx)), limits),
      close: () => db.close(),
    },
  };
}

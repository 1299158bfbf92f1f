/** The same list of calls as in README.md; ` | ` separates alternative sets of body fields. */
const REQUIRED_CALLS: Record<string, { query?: string; fields?: string }> = {
  'GET /reservations/doctors_list/:id': {},
  'GET /reservations/:id/shift': { query: 'date doctor_id' },
  'GET /reservations/doctors_show/:id': { query: 'subject_id' },
  'GET /reservations/new': { query: 'shift_id subject_id' },
  'POST /reservations': {
    fields: 'uid id short subject_id shiftIds | uid name zip furigana address email phone year month day id short',
  },
  'GET /reservations/diagnose': { query: 'shift_id subject_id' },
  'POST /reservations/create_through_diagnose/:id': {
    query: 'shift_ids[] subject_id',
    fields: 'answers[] images[] subject_id',
  },
  'GET /reservations/rediagnose': { query: 'shift_id subject_id' },
  'POST /reservations/create_through_rediagnose/:ids': {
    query: 'subject_id',
    fields: 'answers[] images[] questionnaire_id',
  },
  'GET /reservations': {},
  'PUT /reservations/:id': {},
  'GET /users': {},
  'PUT /users/:id': { fields: 'payload access_token' },
  'GET /delivers/:id': {},
  'POST /delivers': { fields: 'zip address apartment' },
  'DELETE /delivers/:id': {},
  'PUT /delivers/:id': {},
  'GET /payments/:id': {},
  'GET /payments': {},
  'POST /payments': { fields: 'id deliver_id' },
  'POST /payments/bank_payment': { fields: 'id deliver_id' },
  'GET /users/medical_result': {},
  'POST /users/medical_result_create': { fields: 'title file' },
  'POST /users/medical_result_destroy/:id': {},
  'GET /medicines': {},
  'GET /medicines/:id': {},
  'POST /auth/line': { fields: 'access_token line_flag' },
};

const BROWSER_HEADERS =
  /^(host|connection|accept|accept-language|accept-encoding|user-agent|origin|referer|content-length|cache-control|pragma|sec-(fetch|ch-ua)-?.*)$/;
const ALLOWED_HEADERS = ['uid', 'content-type'];

export interface SentCall {
  call: string;
  query: string[];
  headers: string[];
  fields: string[];
}

/** Finds the parts of requests that a clinic need not accept. */
export function unlistedParts(log: readonly SentCall[]): string[] {
  return log.flatMap(({ call, query, headers, fields }) => {
    const listed = REQUIRED_CALLS[call];
    if (!listed) return [call];
    const alternatives = (listed.fields ?? '').split(' | ').map((names) => names.split(' '));
    const fieldNames = fields.map((name) => name.replace(/\[.+\]/, '[]'));
    const unlisted = alternatives.map((names) => fieldNames.filter((name) => !names.includes(name)));
    const fewestUnlisted = unlisted.toSorted((a, b) => a.length - b.length)[0] ?? [];
    const parameters = (listed.query ?? '').split(' ');
    return [
      ...query.filter((name) => !parameters.includes(name)).map((name) => `${call}: query ${name}`),
      ...headers
        .filter((name) => !ALLOWED_HEADERS.includes(name) && !BROWSER_HEADERS.test(name))
        .map((name) => `${call}: header ${name}`),
      ...fewestUnlisted.map((name) => `${call}: field ${name}`),
      // Reports a repeated field, because most frameworks keep only its last value.
      ...fields.filter((name, index) => fields.indexOf(name) !== index).map((name) => `${call}: ${name} twice`),
    ];
  });
}

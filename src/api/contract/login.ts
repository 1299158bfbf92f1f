import * as v from 'valibot';
import { declare } from './call';
import { Flag, Text, TextOrEmpty } from './wireFormats';

export const login = declare('POST /auth/line', {
  json: v.object({ access_token: v.pipe(Text, v.minLength(1)), line_flag: v.optional(v.boolean()) }),
  reply: v.object({ success: Flag, message: TextOrEmpty, can: v.optional(v.unknown()) }),
  open: true,
});

type Answer = (request: Request, address: string) => Promise<Response>;

/** A year, and for every host below (OWASP ASVS 3.4.1). */
const STAY = 'max-age=31536000; includeSubDomains';

/** Says in every reply, also of errors and health, that browsers stay with https, where patients reach the clinic so. */
export function strictTransport(publicUrl: string, answer: Answer): Answer {
  if (!publicUrl.startsWith('https:')) return answer;
  return async (request, address) => {
    const response = await answer(request, address);
    response.headers.set('strict-transport-security', STAY);
    return response;
  };
}

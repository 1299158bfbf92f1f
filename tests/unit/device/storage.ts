export const createStorage = (entries: Record<string, string> = {}) =>
  Object.create(
    {
      getItem(this: Record<string, string>, name: string) {
        return this[name] ?? null;
      },
      setItem(this: Record<string, string>, name: string, text: string) {
        this[name] = text;
      },
      removeItem(this: Record<string, string>, name: string) {
        delete this[name];
      },
    },
    Object.getOwnPropertyDescriptors(entries),
  ) as Storage;

export const deny = () => {
  throw new DOMException('closed', 'SecurityError');
};

export const brokenStorage = new Proxy({} as Storage, { get: deny, ownKeys: deny });

/** Makes browser storage unavailable, as in a private window or when the phone is full. */
export function closeStorage(): () => void {
  const { setItem } = Storage.prototype;
  const { put } = IDBObjectStore.prototype;
  Storage.prototype.setItem = function refuse(key: string, value: string) {
    if (key.startsWith('clinic:')) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return () => {
    Storage.prototype.setItem = setItem;
    IDBObjectStore.prototype.put = put;
  };
}

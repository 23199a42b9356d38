/**
 * What the oldest browsers that are promised lack of the language (`docs/hosting.md`, "Browsers"): Chrome 109, the last for
 * Windows 7 and 8, knows no array methods of ES2023, which the types of this project allow. To be imported before all else.
 */

const methods = {
  toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare);
  },
  toReversed(this: unknown[]) {
    return [...this].reverse();
  },
  toSpliced(this: unknown[], ...change: [number, number, ...unknown[]]) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
  with(this: unknown[], index: number, value: unknown) {
    const copy = [...this];
    copy[index < 0 ? copy.length + index : index] = value;
    return copy;
  },
};

for (const [name, value] of Object.entries(methods)) {
  if (!(name in Array.prototype))
    Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true });
}

if (!('canParse' in URL)) {
  const canParse = (address: string, base?: string): boolean => {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  };
  Object.assign(URL, { canParse });
}

export {};

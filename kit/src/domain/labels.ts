type Rule = (...given: never[]) => unknown;

/** The words of a component that a caller may replace, any of them, also in a group: `LabelsOf<PaginationLabels>`. */
export type LabelsOf<Labels> = {
  [Name in keyof Labels]?:
    | (Labels[Name] extends Rule | string | undefined ? Labels[Name] : LabelsOf<Labels[Name]>)
    | undefined;
};

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A component's own words with those in their place that are handed in; what is `undefined` takes none away. */
export const mergeLabels = <Labels extends object>(
  own: Labels,
  given: LabelsOf<Labels> | undefined,
): Labels => {
  if (!given) return own;
  const merged = { ...own };
  for (const name of Object.keys(given) as (keyof Labels)[]) {
    const [word, instead] = [own[name], given[name]];
    if (instead === undefined) continue;
    merged[name] = (
      isGroup(word) && isGroup(instead) ? mergeLabels(word, instead) : instead
    ) as Labels[typeof name];
  }
  return merged;
};

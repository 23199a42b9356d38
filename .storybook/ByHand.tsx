import { dayOf, handCheckKinds, lastByHand } from './handChecks';
import type { HandCheck, HandCheckKind } from './handChecks';
import { outcomeWords } from './statusReport';

export interface ByHandProps {
  /** The component's name. */
  name: string;
  /** Every check that was made by hand, of whichever component. */
  made: readonly HandCheck[];
}

/** What was checked by hand of a component: when, in which version, by what means, and what came of it. */
export function ByHand({ name, made }: ByHandProps) {
  const last = lastByHand(made, name);
  return (
    <>
      <p>By hand, for what no machine can judge:</p>
      <table>
        <thead>
          <tr>
            <th>Check by hand</th>
            <th>Result</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(handCheckKinds) as HandCheckKind[]).map((kind) => {
            const { label, how } = handCheckKinds[kind];
            const check = last[kind];
            return (
              <tr key={kind}>
                <td>
                  <strong>{label}</strong>
                  <br />
                  {how}
                </td>
                <td>
                  {check ? (
                    <>
                      {outcomeWords[check.outcome]} on {dayOf(check)}, in version {check.version}
                      <br />
                      {check.found}
                      <br />
                      <em>{check.means}</em>
                    </>
                  ) : (
                    'Never'
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

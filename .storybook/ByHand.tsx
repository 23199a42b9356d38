import { dayOf, handCheckKinds, lastChecks } from './handChecks';
import type { HandCheck, HandCheckKind } from './handChecks';
import { outcomeWords } from './statusReport';

export interface ByHandProps {
  /** The component's name. */
  name: string;
  /** Every check that was made, of whichever component. */
  made: readonly HandCheck[];
}

/** When a check was made, in which version, with what, and what came of it. */
function Result({ check }: { check: HandCheck | undefined }) {
  if (!check) return 'Never';
  return (
    <>
      {outcomeWords[check.outcome]} on {dayOf(check)}, in version {check.version}
      <br />
      {check.found}
      <br />
      <em>{check.means}</em>
    </>
  );
}

/** What no machine can judge of a component: what a person checked by hand. */
export function ByHand({ name, made }: ByHandProps) {
  const last = lastChecks(made, name);
  return (
    <>
      <p>For what no machine can judge:</p>
      <table>
        <thead>
          <tr>
            <th>What is done</th>
            <th>By hand</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(handCheckKinds) as HandCheckKind[]).map((kind) => {
            const { label, how } = handCheckKinds[kind];
            return (
              <tr key={kind}>
                <td>
                  <strong>{label}</strong>
                  <br />
                  {how}
                </td>
                <td>
                  <Result check={last[kind]} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

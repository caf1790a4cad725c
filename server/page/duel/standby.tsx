import type { DuelView, StandbyEffectView, Viewer } from 'taiki';
import { cardInView } from 'taiki/engine';

const effectText = ({ source, text, shieldUse }: StandbyEffectView): string =>
  `${source.name}: ${text ?? shieldUse ?? ''}`;

/** The attack in progress, and the effects that wait on standby in the order in which they may be resolved. */
export function Standby({ view }: { readonly view: DuelView<Viewer> }) {
  const { standby, attack } = view;
  const { active, nonActive, resolving } = standby;
  const attacker = cardInView(view, attack?.attacker);
  const blocker = cardInView(view, attack?.blocker);
  const target =
    attack !== undefined && 'creature' in attack.target
      ? cardInView(view, attack.target.creature)?.current.name
      : undefined;
  return (
    <>
      {attacker === undefined ? null : (
        <p class="attack">
          {attacker.current.name} attacks {target ?? 'the player'}
          {blocker === undefined ? '' : `, blocked by ${blocker.current.name}`}
        </p>
      )}
      {resolving === undefined && active.length + nonActive.length === 0 ? null : (
        <ol class="standby" aria-label="Standby">
          {resolving === undefined ? null : (
            <li class="resolving" key={resolving.effect}>
              {effectText(resolving)}
            </li>
          )}
          {[...active, ...nonActive].map((effect) => (
            <li key={effect.effect}>
              {effectText(effect)} <small>({effect.player})</small>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

import type { DuelView, StandbyEffectView, Viewer } from 'taiki';
import { cardInView } from 'taiki/engine';
import { texts } from '../language/language.ts';

const effectText = ({ source, text, shieldUse }: StandbyEffectView): string =>
  `${texts.value.says.name(source.name)}: ${texts.value.says.words(text ?? shieldUse ?? '')}`;

/** The attack in progress, and the effects that wait on standby in the order in which they may be resolved. */
export function Standby({ view }: { readonly view: DuelView<Viewer> }) {
  const { standby, attack } = view;
  const { says, table } = texts.value;
  const named = (card: string | undefined): string | undefined => card && says.name(card);
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
          {table.attack(says.name(attacker.current.name), named(target), named(blocker?.current.name))}
        </p>
      )}
      {resolving === undefined && active.length + nonActive.length === 0 ? null : (
        <ol class="standby" aria-label={table.standby}>
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

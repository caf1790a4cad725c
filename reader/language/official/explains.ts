import type { Ability } from 'taiki/words';
import type { Reminded } from '../../grammar/values.ts';

const isStealth = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.while?.kind === 'count' &&
  JSON.stringify(ability.effects).includes('"beBlocked"');

/** What an ability must say for a text in brackets that does not explain one keyword. */
const SAID: { readonly [R in Reminded]?: readonly string[] } = {
  doubleBreaker: ['"breaker":"double"'],
  tripleBreaker: ['"breaker":"triple"'],
  quattroBreaker: ['"breaker":"quattro"'],
  noPower: ['"kind":"power"'],
  endAttack: ['"do":"endAttack"'],
  tapChoice: ['"do":"tap"', '"event":"attacks"'],
  beChosen: ['"do":"beChosen"'],
  faceUp: ['"do":"turn"'],
  usableTrigger: ['"in":"shieldZone"', '"to":"hand"'],
  returnsBeforeBlock: ['"event":"attacks"', '"to":"hand"'],
  destroysBeforeBlock: ['"event":"attacks"', '"do":"destroy"'],
  staysTapped: ['"event":"becomesBlocked"'],
  afterSpell: ['"event":"used"', '"kind":"power"'],
  regardless: ['"attackPlayersRegardless"'],
  oneShieldOnly: ['"do":"breakShields"', '"count":1'],
};

/** Whether a text in brackets says only what the ability before it says. */
export function explains(about: Reminded, ability: Ability): boolean {
  const said = JSON.stringify(ability);
  if (about === 'stealth') return isStealth(ability);
  if (about === 'usableTrigger' && said.includes('withoutShieldTrigger')) return false;
  const words = SAID[about] ?? [`"name":"${about}"`];
  return words.every((one) => said.includes(one));
}

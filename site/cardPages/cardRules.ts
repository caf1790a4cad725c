import type { CardDefinition, CardType } from 'taiki';
import { ruleNumbers, rulesCalled } from 'taiki/rulebook';
import { type WordRules, wordKeys } from './wordRules.ts';

/** The section of each printed type. */
const TYPE_RULES: { readonly [T in CardType]?: string } = {
  creature: '301',
  evolutionCreature: '801',
  starEvolutionCreature: '813',
  sMaxEvolutionCreature: '815',
  neoCreature: '802',
  gNeoCreature: '803',
  psychicCreature: '805',
  dragheartCreature: '807',
  psychicSuperCreature: '806',
  kingCell: '814',
  kingCreature: '814',
  dragheartSuperCreature: '808',
  dragheartWeapon: '305',
  forbiddenBeat: '809',
  forbiddenCreature: '809',
  aura: '310',
  artifact: '312',
  land: '313',
  rulePlus: '314',
  rite: '812',
  nebula: '812',
  zeroDragonCreature: '812',
  finalForbiddenField: '309',
  finalForbiddenCreature: '309',
  core: '309',
  duelist: '317',
  duelmateCreature: '820',
  duelmateSpell: '820',
  duelmateSuperCreature: '821',
  dragheartFortress: '807',
  spell: '302',
  crossGear: '303',
  castle: '304',
  field: '308',
  d2Field: '308',
  wdField: '819',
  tamaseed: '315',
  tamaseedCreature: '315',
};

/** Words whose rule is that of what they are about, not of their own. */
const OTHER_RULES: Readonly<Record<string, readonly string[]>> = {
  'event:put': ['409.1'],
  'do:attack': ['506.1'],
  'do:beAttacked': ['506.1'],
  'do:attackUntapped': ['506.1'],
  'do:beBlocked': ['507.1'],
  'do:beChosen': ['605.2b'],
  'do:summon': ['701.3'],
  'do:cast': ['701.4'],
  'do:useShieldTrigger': ['113.6'],
  'event:endOfAttack': ['510.1'],
  'kind:static': ['604'],
};

const order = new Map(ruleNumbers.map((number, index) => [number, index]));

/** `keyword:shieldTrigger` as players say it: `shield trigger`. */
const spoken = (key: string): string =>
  key.replace(/^keyword:/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The numbers of the rules that a card touches, in the order of the rulebook: those of its type and of each of its words. */
export function cardRules(card: CardDefinition, words: WordRules): readonly string[] {
  const keys = wordKeys(card);
  const types = keys.concat(`kind:${card.type}`).flatMap((key) => {
    const type = key.replace(/^\w+:/, '');
    return Object.hasOwn(TYPE_RULES, type) ? (TYPE_RULES[type as CardType] ?? []) : [];
  });
  const found = keys.flatMap((key) => [
    ...(words.get(key) ?? OTHER_RULES[key] ?? []),
    ...(key.startsWith('keyword:') ? rulesCalled(spoken(key)) : []),
  ]);
  return [...new Set([...types, ...found])]
    .filter((number) => order.has(number))
    .toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
}

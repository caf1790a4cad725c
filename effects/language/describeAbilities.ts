import { clause, describeCondition } from './describeConditions.ts';
import { describeAmount, describeFilter, KEYWORD_NAMES, oneOfZones } from './describeNouns.ts';
import { describeReplacement } from './describeReplacements.ts';
import { describeStatics } from './describeStatics.ts';
import { describeTriggered, describeTriggerWord } from './describeTriggered.ts';
import { capitalized, sentence } from './grammar.ts';
import { type Nested, type OfKind, type Texts, textOf } from './textOf.ts';
import type { Ability, Keyword } from './vocabulary.ts';

const nameAlone = ({ name }: Keyword): string => capitalized(KEYWORD_NAMES[name]);

function describeEvolution({ base, count }: OfKind<Keyword, 'name', 'evolution'>): string {
  const bases = describeFilter({ type: 'creature', ...base }, 'many');
  return count === undefined
    ? `Evolution: on one of your ${bases}`
    : `Vortex evolution: on ${count} of your ${bases}`;
}

const KEYWORDS: Texts<Keyword, 'name', [Nested]> = {
  blocker: nameAlone,
  speedAttacker: nameAlone,
  machFighter: nameAlone,
  slayer: nameAlone,
  charger: nameAlone,
  shieldTrigger: nameAlone,
  breaker: ({ breaker }) => `${breaker === 'quattro' ? 'Q' : capitalized(breaker)} breaker`,
  powerAttacker: ({ by }) => `Power attacker +${describeAmount(by)}`,
  evolution: describeEvolution,
  strikeBack: ({ discards }) => `Strike back: discarding a ${describeFilter(discards)}`,
  guardStrike: nameAlone,
  galaxyshield: ({ cost }) => `Galaxyshield ${cost}`,
  shieldForce: ({ grants }, nested) =>
    `Shield force: while its shield is there, ${grants.map(nested.ability).join(' ')}`,
};

const ABILITIES: Texts<Ability, 'kind', [Nested]> = {
  keyword: (keyword, nested) => textOf(KEYWORDS, keyword.name, keyword, nested),
  triggered: (ability, nested) => {
    const icon = ability.icon === undefined ? '' : `[${ability.icon}] `;
    const title = ability.word === undefined ? '' : `${describeTriggerWord(ability.word)} — `;
    const zones = ability.from === undefined ? '' : ` (works in the ${oneOfZones(ability.from)})`;
    return `${icon}${title}${sentence(`${describeTriggered(ability, nested)}${zones}`)}`;
  },
  static: (ability, nested) =>
    sentence(`${clause('while', ability.while)}${describeStatics(ability.affects, ability.effects, nested)}`),
  replacement: (ability, nested) => sentence(describeReplacement(ability, nested)),
  spell: ({ effect }, nested) => sentence(nested.effect(effect)),
  cost: ({ way, effect }, nested) => {
    const opening = way === 'alternative' ? 'in place of its cost you may' : 'as it is used, also';
    return sentence(`${opening} ${nested.effect(effect)}`);
  },
  useOnlyIf: ({ condition }) => sentence(`use this only if ${describeCondition(condition)}`),
};

export const abilityText = (ability: Ability, nested: Nested): string =>
  textOf(ABILITIES, ability.kind, ability, nested);

import { clause, describeCondition } from './describeConditions.ts';
import { describeEvent } from './describeEvents.ts';
import { describeFilter, worksIn } from './describeNouns.ts';
import { bracketed } from './grammar.ts';
import { startsWithIf } from './openEffects.ts';
import { type Describers, type Texts, textOf } from './textOf.ts';
import type { EventPattern, Triggered, TriggerWord } from './vocabulary.ts';

const TITLES: Texts<TriggerWord, 'name'> = {
  invasion: ({ base }) => `Invasion: ${describeFilter(base)}`,
  revolutionChange: ({ base }) => `Revolution change: ${describeFilter(base)}`,
  attackChance: ({ base }) => `Attack chance: ${describeFilter(base)}`,
  ninjaStrike: ({ mana }) => `Ninja strike ${mana}`,
  gateOfMoonlessNight: ({ form }) => `Gate of moonless night${form === 'plain' ? '' : ` (${form})`}`,
  revolution0Trigger: () => 'Revolution 0 trigger',
  oniend: () => 'Oniend',
  zero: () => 'ZERO',
  dSwitch: () => 'D switch',
  kizunaPlus: () => 'Kizuna plus',
  meteorburn: () => 'Meteorburn',
  finalRevolution: () => 'Final revolution',
  spaceCharge: () => 'Space charge',
  manaArms: () => 'Mana arms',
  revolution0: () => 'Revolution 0',
  galaxyshield: () => 'Galaxyshield',
  exLife: () => 'EX life',
};

/** The name of a named ability, as a card prints it. */
export const describeTriggerWord = (word: TriggerWord): string => textOf(TITLES, word.name, word);

const isTime = ({ event }: EventPattern): boolean =>
  event === 'startOfTurn' || event === 'endOfTurn' || event === 'endOfAttack';

const isSelf = (event: EventPattern): boolean =>
  'what' in event && event.what !== undefined && 'of' in event.what && event.what.filter?.itself === true;

function describeWhen(event: EventPattern): string {
  const word = isTime(event) ? 'at' : isSelf(event) ? 'when' : 'whenever';
  return `${word} ${describeEvent(event)}`;
}

const LIMIT_BY = { this: '', name: ' for its name', word: ' for its kind' } as const;

function describeLimit({ times, per, by }: NonNullable<Triggered['limit']>): string {
  const often = times === 1 ? 'once' : `${times} times`;
  return `${often} in ${per === 'attack' ? 'an attack' : 'a turn'}${LIMIT_BY[by]}`;
}

/** A trigger condition and an effect. The condition of an invasion is not repeated: its title names it. */
export function describeTriggered(ability: Triggered, describe: Describers): string {
  const { when, given, effect, limit, word, from } = ability;
  const restriction = given === undefined ? '' : ` while ${describeCondition(given)}`;
  const condition = clause('if', word?.name === 'invasion' ? undefined : ability.condition);
  const often = limit === undefined ? '' : ` (${describeLimit(limit)})`;
  const done = startsWithIf(effect) ? bracketed(describe.effect(effect)) : describe.effect(effect);
  return `${describeWhen(when)}${restriction}, ${condition}${done}${often}${worksIn(from)}`;
}

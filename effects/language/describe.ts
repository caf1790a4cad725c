import { CARD_TYPE_FACTS } from './cardTypes.ts';
import { abilityText } from './describeAbilities.ts';
import { aloneText, effectText, insideText, lastText, sentenceText } from './describeEffects.ts';
import { describeAmount, describeFilter } from './describeNouns.ts';
import { describeAffected, staticEffectText } from './describeStatics.ts';
import { capitalized } from './grammar.ts';
import { isPlain, startsWithIf } from './openEffects.ts';
import type { Describers } from './textOf.ts';
import type { Ability, CardDefinition, Effect, Face, StaticEffect } from './vocabulary.ts';

/** Text from data: every ability in the rulebook's English, so that no wording has to be kept beside it. */

const describe: Describers = {
  effect: describeEffect,
  inside: (effect) => insideText(effect, describe),
  alone: (effect) => aloneText(effect, describe),
  oneSentence: (effect) => sentenceText(effect, describe),
  atTheEnd: (effect) => lastText(effect, describe),
  isPlain,
  startsWithIf,
  ability: describeAbility,
  amount: describeAmount,
  filter: describeFilter,
  affected: describeAffected,
};

/** An effect in the rulebook's English, without a full stop. */
export function describeEffect(effect: Effect): string {
  return effectText(effect, describe);
}

/** An ability as text, made from its data alone. */
export function describeAbility(ability: Ability): string {
  return abilityText(ability, describe);
}

/** A continuous effect in the rulebook's English, without what it affects: `gets +1000 power`. */
export const describeStaticEffect = (effect: StaticEffect): string => staticEffectText(effect, describe);

function describeFace({ name, type, civilizations, races, cost, power, abilities }: Face): readonly string[] {
  const colors = civilizations.length === 0 ? 'colorless' : civilizations.join('/');
  const kind = [
    colors,
    CARD_TYPE_FACTS[type].name,
    ...(races.length === 0 ? [] : [`(${races.join(', ')})`]),
  ].join(' ');
  const numbers = [`cost ${cost}`, ...(power === undefined ? [] : [`power ${power}`])].join(', ');
  return [
    name,
    `${capitalized(kind)}, ${numbers}`,
    ...abilities.map((ability) => `  ${describeAbility(ability)}`),
  ];
}

/** A whole card as lines of text. */
export function describeCard(card: CardDefinition): string {
  return [
    ...describeFace(card),
    ...(card.otherFace === undefined ? [] : describeFace(card.otherFace)),
    ...(card.thirdFace === undefined ? [] : describeFace(card.thirdFace)),
    ...(card.manaNumber === undefined ? [] : [`Mana number ${card.manaNumber}`]),
    ...(card.printings === undefined || card.printings.length === 0 ? [] : [card.printings.join(', ')]),
    ...(card.reconstructed === undefined ? [] : [`Reconstructed: ${card.reconstructed}`]),
  ].join('\n');
}

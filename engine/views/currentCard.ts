import { describeAbility } from '../../effects/language/describe.ts';
import type { Ability, Face, KeywordName } from '../../effects/language/vocabulary.ts';
import { cardAt } from '../../effects/questions/abilities/repertoire.ts';
import {
  abilitiesOf,
  civilizationsOf,
  definitionOf,
  facesOf,
  powerOf,
  racesOf,
} from '../../effects/questions/characteristics/characteristics.ts';
import { costToPay, worldOfPayment } from '../../effects/questions/costs/costs.ts';
import type {
  CardFace,
  CurrentCard,
  CurrentFace,
  PrintedCard,
  ShownFace,
} from '../../effects/state/cardFace.ts';
import type { World } from '../../effects/state/world.ts';
import { deepFreeze } from '../../table/deepFreeze.ts';
import type { CardObject } from '../../table/nouns.ts';

function textOf({ caches }: World, ability: Ability): string {
  const { abilityTexts } = caches.pool;
  let text = abilityTexts.get(ability);
  if (text === undefined) {
    text = describeAbility(ability);
    abilityTexts.set(ability, text);
  }
  return text;
}

/** The values of a face that continuous effects may change. */
type Changeable = Pick<Face, 'civilizations' | 'races' | 'abilities'> & {
  readonly power: number | undefined;
};

/** A card as it is now, without the text of its abilities. */
export type CurrentValues = Omit<CurrentFace, 'abilities'> & {
  readonly otherFace?: Omit<CurrentFace, 'abilities'>;
};

function valuesView(
  _: World,
  face: Face,
  { civilizations, races, abilities, power }: Changeable,
): Omit<CardFace, 'abilities'> {
  const keywords: KeywordName[] = [];
  const breakers: CardFace['breakers'][number][] = [];
  for (const ability of abilities) {
    if (ability.kind !== 'keyword') continue;
    if (!keywords.includes(ability.name)) keywords.push(ability.name);
    if (ability.name === 'breaker' && !breakers.includes(ability.breaker)) breakers.push(ability.breaker);
  }
  return {
    name: face.name,
    type: face.type,
    civilizations: [...civilizations],
    races: [...races],
    cost: face.cost,
    power,
    keywords,
    breakers,
  };
}

const faceView = (world: World, face: Face, values: Changeable): CardFace => ({
  ...valuesView(world, face, values),
  abilities: values.abilities.map((ability) => textOf(world, ability)),
});

/** A face that something has changed. */
type ChangedView<F> = (world: World, face: Face, values: Changeable) => F;

function shownFace(world: World, face: Face): ShownFace {
  const { faces } = world.caches.pool;
  let shown = faces.get(face);
  if (shown === undefined) {
    const { civilizations, races, power, abilities } = face;
    const printed = faceView(world, face, { civilizations, races, abilities, power });
    shown = deepFreeze({ printed, unchanged: { ...printed, costToPay: face.cost } });
    faces.set(face, shown);
  }
  return shown;
}

/** 200. An object as its card is printed. */
export function printedCard(world: World, object: CardObject): PrintedCard {
  const { first, second, third } = cardAt(world, object.card);
  const { printed } = shownFace(world, first);
  if (second === undefined) return printed;
  const both = { ...printed, otherFace: shownFace(world, second).printed };
  return third === undefined ? both : { ...both, thirdFace: shownFace(world, third).printed };
}

function currentFace<F>(
  world: World,
  object: CardObject,
  face: Face,
  values: Changeable,
  changedView: ChangedView<F>,
): CurrentFace | (F & Pick<CurrentFace, 'costToPay'>) {
  const { unchanged } = shownFace(world, face);
  const costNow = costToPay(worldOfPayment(world, object), object, face);
  const isUnchanged =
    values.civilizations === face.civilizations &&
    values.races === face.races &&
    values.abilities === face.abilities &&
    values.power === face.power &&
    costNow === face.cost;
  return isUnchanged ? unchanged : { ...changedView(world, face, values), costToPay: costNow };
}

/** 701.18, 805.1. The face that an object shows, as it is printed: of linked cards, what they are together. */
export function printedFace(world: World, object: CardObject): CardFace {
  const [face = definitionOf(world, object)] = facesOf(world, object);
  return shownFace(world, face).printed;
}

/** 200, 608. What an object is now. */
export const currentCard = (world: World, object: CardObject): CurrentCard =>
  currentAs(world, object, faceView);

/** `currentCard` without texts, which take most of its time where cards have changed. */
export const currentValues = (world: World, object: CardObject): CurrentValues =>
  currentAs(world, object, valuesView);

function currentAs<F>(world: World, object: CardObject, changedView: ChangedView<F>) {
  const [face = definitionOf(world, object), other] = facesOf(world, object);
  const values = {
    civilizations: civilizationsOf(world, object, face),
    races: racesOf(world, object, face),
    abilities: abilitiesOf(world, object),
    power: powerOf(world, object),
  };
  const current = currentFace(world, object, face, values, changedView);
  if (other === undefined) return current;
  const others = {
    civilizations: civilizationsOf(world, object, other),
    races: other.races,
    abilities: other.abilities,
    power: other.power,
  };
  return { ...current, otherFace: currentFace(world, object, other, others, changedView) };
}

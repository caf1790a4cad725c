import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { Zone } from '../../../table/zones.ts';
import { power as powerOf } from '../statics/index.ts';
import type { Ability, CardDefinition, Face } from '../vocabulary.ts';
import { attachedGets } from './statics.ts';

/** The printed fields that every kind of card has. */
export type Printed = Omit<Face, 'type' | 'power' | 'abilities' | 'races'> & {
  readonly abilities?: readonly Ability[];
  readonly races?: readonly string[];
};
/** What `spell` and its like are given: the printed fields of a card without power. */
export type PrintedCard = Printed & {
  readonly manaNumber?: number;
  readonly printings?: readonly string[];
  readonly reconstructed?: string;
};
/** What `creature` and its like are given: the printed fields of a card with power. */
export type PrintedCreature = PrintedCard & { readonly power: number };

function card(type: Face['type'], printed: PrintedCard, power?: number): CardDefinition {
  const { abilities = [], races = [], printings = [], name, civilizations, cost } = printed;
  const { manaNumber, reconstructed } = printed;
  return deepFreeze({
    name,
    type,
    civilizations,
    races,
    cost,
    ...(power === undefined ? {} : { power }),
    abilities,
    ...(manaNumber === undefined ? {} : { manaNumber }),
    printings,
    ...(reconstructed === undefined ? {} : { reconstructed }),
  });
}

/** A creature. */
export const creature = (printed: PrintedCreature): CardDefinition =>
  card('creature', printed, printed.power);

/** An evolution creature; its `evolution` keyword says what it is put on. */
export const evolutionCreature = (printed: PrintedCreature): CardDefinition =>
  card('evolutionCreature', printed, printed.power);

/** 813. A star evolution creature; its `starEvolution` keyword says what it is put on. */
export const starEvolutionCreature = (printed: PrintedCreature): CardDefinition =>
  card('starEvolutionCreature', printed, printed.power);

/** 815. An S-MAX evolution creature, which is put on nothing; a player keeps only one. */
export const sMaxEvolutionCreature = (printed: PrintedCreature): CardDefinition =>
  card('sMaxEvolutionCreature', printed, printed.power);

/** 802. A NEO creature; its `neoEvolution` keyword says what it may be put on. */
export const neoCreature = (printed: PrintedCreature): CardDefinition =>
  card('neoCreature', printed, printed.power);

/** 803. A G-NEO creature; its `gNeoEvolution` keyword says what it may be put on. */
export const gNeoCreature = (printed: PrintedCreature): CardDefinition =>
  card('gNeoCreature', printed, printed.power);

/** 315. A tamaseed. */
export const tamaseed = (printed: PrintedCard): CardDefinition => card('tamaseed', printed);

/** 315. A card that is a tamaseed and a creature. */
export const tamaseedCreature = (printed: PrintedCreature): CardDefinition =>
  card('tamaseedCreature', printed, printed.power);

/** A gacharange creature of the super GR zone. */
export const gacharangeCreature = (printed: PrintedCreature): CardDefinition =>
  card('gacharangeCreature', printed, printed.power);

/** A spell; its `spellAbility` says what it does. */
export const spell = (printed: PrintedCard): CardDefinition => card('spell', printed);

/** A cross gear, which is crossed onto a creature. */
export const crossGear = (printed: PrintedCard): CardDefinition => card('crossGear', printed);

/** A castle, which fortifies a shield. */
export const castle = (printed: PrintedCard): CardDefinition => card('castle', printed);

const IN_SHIELD_ZONE: readonly Zone[] = ['shieldZone'];

const IN_MANA_ZONE: readonly Zone[] = ['manaZone'];

/** An ability that works in these zones if it does not say otherwise. */
const worksIn = (ability: Ability, zones: readonly Zone[]): Ability =>
  (ability.kind === 'triggered' || ability.kind === 'static' || ability.kind === 'replacement') &&
  ability.from === undefined
    ? { ...ability, from: zones }
    : ability;

/** A G castle, which is used to become a shield; its abilities work while it lies face up there. */
export const galaxyCastle = ({ abilities = [], ...printed }: PrintedCard): CardDefinition =>
  card('galaxyCastle', {
    ...printed,
    abilities: abilities.map((ability) => worksIn(ability, IN_SHIELD_ZONE)),
  });

/** A field. */
export const field = (printed: PrintedCard): CardDefinition => card('field', printed);

/** 204.3c. A historic field. */
export const historicField = (printed: PrintedCard): CardDefinition => card('historicField', printed);

/** 204.3c. A lunatic field. */
export const lunaticField = (printed: PrintedCard): CardDefinition => card('lunaticField', printed);

/** 204.3c. A DM field. */
export const dmField = (printed: PrintedCard): CardDefinition => card('dmField', printed);

/** 819. One half of a WD field; `twinpact` makes a card of both. */
export const wdField = (printed: PrintedCard): CardDefinition => card('wdField', printed);

/** A D2 field, of which only one stays in the battle zone. */
export const d2Field = (printed: PrintedCard): CardDefinition => card('d2Field', printed);

/** 305. A dragheart weapon, which is put equipped to a creature; `doubleFaced` gives it its other side. */
export const dragheartWeapon = (printed: PrintedCard): CardDefinition => card('dragheartWeapon', printed);

/** A dragheart fortress of the hyperspatial zone. */
export const dragheartFortress = (printed: PrintedCard): CardDefinition => card('dragheartFortress', printed);

/** 805. A psychic creature; `doubleFaced` gives it its other side. */
export const psychicCreature = (printed: PrintedCreature): CardDefinition =>
  card('psychicCreature', printed, printed.power);

/**
 * 806. A psychic super creature, which several cells make up. Each cell is the other side of a psychic creature, and is given as the whole
 * super creature.
 */
export const psychicSuperCreature = (printed: PrintedCreature): CardDefinition =>
  card('psychicSuperCreature', printed, printed.power);

/** 808. A dragheart super creature, given like a psychic one; its cells are the other sides of draghearts. */
export const dragheartSuperCreature = (printed: PrintedCreature): CardDefinition =>
  card('dragheartSuperCreature', printed, printed.power);

/** 807. A dragheart creature, the other side of a dragheart weapon or fortress. */
export const dragheartCreature = (printed: PrintedCreature): CardDefinition =>
  card('dragheartCreature', printed, printed.power);

/** 814. A king cell, of no cost by itself; `doubleFaced` gives it the king creature that it makes up with others. */
export const kingCell = (printed: Omit<PrintedCard, 'cost' | 'races'>): CardDefinition =>
  card('kingCell', { ...printed, cost: 0 });

/** 814. A king creature, given whole as the other side of each of its king cells; `combines` names them. */
export const kingCreature = (printed: PrintedCreature): CardDefinition =>
  card('kingCreature', printed, printed.power);

/** 312. An artifact, which is executed and lies in the battle zone. */
export const artifact = (printed: PrintedCard): CardDefinition => card('artifact', printed);

/** 313. A land, of no cost, which is neither used nor put; its abilities work in the mana zone if they do not say otherwise. */
export const land = ({ abilities = [], ...printed }: Omit<PrintedCard, 'cost'>): CardDefinition =>
  card('land', {
    ...printed,
    cost: 0,
    abilities: abilities.map((ability) => worksIn(ability, IN_MANA_ZONE)),
  });

/** 314. A rule plus, of no cost, which changes the rules of a duel that it begins in the hyperspatial zone. */
export const rulePlus = (printed: Omit<PrintedCard, 'cost'>): CardDefinition =>
  card('rulePlus', { ...printed, cost: 0 });

/** 311, 812. A rite, of no cost, which begins the duel in the battle zone beside its nebulae; `doubleFaced` gives it the Zero Dragon. */
export const rite = (printed: Omit<PrintedCard, 'cost' | 'races'>): CardDefinition =>
  card('rite', { ...printed, cost: 0 });

/** 311, 812. A nebula, of no cost, which is linked with a rite; `doubleFaced` gives it the Zero Dragon. */
export const nebula = (printed: Omit<PrintedCard, 'cost' | 'races'>): CardDefinition =>
  card('nebula', { ...printed, cost: 0 });

/** 812.1. A Zero Dragon, given whole as the other side of a rite and of each of its nebulae. */
export const zeroDragonCreature = (printed: PrintedCreature): CardDefinition =>
  card('zeroDragonCreature', printed, printed.power);

/** 204.3c, 701.29a. One of the cards of a final forbidden field, of no cost; `doubleFaced` gives it the final forbidden creature, or a core. */
export const finalForbiddenField = (printed: Omit<PrintedCard, 'cost' | 'races'>): CardDefinition =>
  card('finalForbiddenField', { ...printed, cost: 0 });

/** 701.29a. A final forbidden creature, the other side of the first card of a final forbidden field. */
export const finalForbiddenCreature = (printed: PrintedCreature): CardDefinition =>
  card('finalForbiddenCreature', printed, printed.power);

/** 309. A core, of no cost, the other side of the other cards of a final forbidden field. */
export const core = (printed: Omit<PrintedCard, 'cost' | 'races'>): CardDefinition =>
  card('core', { ...printed, cost: 0 });

/** 317. A duelist, which is executed and lies in the battle zone, one of each name. */
export const duelist = (printed: PrintedCard): CardDefinition => card('duelist', printed);

/** 820. A duelmate creature of the hyperspatial zone; `doubleFaced` gives it the super creature that it makes up with others. */
export const duelmateCreature = (printed: PrintedCreature): CardDefinition =>
  card('duelmateCreature', printed, printed.power);

/** 820. A duelmate spell of the hyperspatial zone, which `doubleFaced` makes a cell like a duelmate creature. */
export const duelmateSpell = (printed: PrintedCard): CardDefinition => card('duelmateSpell', printed);

/** 821. A duelmate super creature, given whole as the other side of each duelmate that is one of its cells. */
export const duelmateSuperCreature = (printed: PrintedCreature): CardDefinition =>
  card('duelmateSuperCreature', printed, printed.power);

/** 303, 407.1. A cross gear of the hyperspatial zone; `doubleFaced` gives it its other side. */
export const psychicCrossGear = (printed: PrintedCard): CardDefinition => card('psychicCrossGear', printed);

/** 204.3, 701.15a. A cross gear that is put on another; its `evolution` keyword says on which. */
export const evolutionCrossGear = (printed: PrintedCard): CardDefinition =>
  card('evolutionCrossGear', printed);

/** 817. A dream creature, of which its owner puts no second one of the same name. */
export const dreamCreature = (printed: PrintedCreature): CardDefinition =>
  card('dreamCreature', printed, printed.power);

/** 817. A dream evolution creature; its `evolution` keyword says what it is put on. */
export const dreamEvolutionCreature = (printed: PrintedCreature): CardDefinition =>
  card('dreamEvolutionCreature', printed, printed.power);

/** 817. A dream NEO creature; its `neoEvolution` keyword says what it may be put on. */
export const dreamNeoCreature = (printed: PrintedCreature): CardDefinition =>
  card('dreamNeoCreature', printed, printed.power);

/** 817. A dream G-NEO creature; its `gNeoEvolution` keyword says what it may be put on. */
export const dreamGNeoCreature = (printed: PrintedCreature): CardDefinition =>
  card('dreamGNeoCreature', printed, printed.power);

/** 204.3. A psychic evolution creature of the hyperspatial zone; its `evolution` keyword says what it is put on. */
export const psychicEvolutionCreature = (printed: PrintedCreature): CardDefinition =>
  card('psychicEvolutionCreature', printed, printed.power);

/** 204.3. An exile evolution creature; its `evolution` keyword says what it is put on. */
export const exileEvolutionCreature = (printed: PrintedCreature): CardDefinition =>
  card('exileEvolutionCreature', printed, printed.power);

/** 204.3. A dragheart evolution creature of the hyperspatial zone; its `evolution` keyword says what it is put on. */
export const dragheartEvolutionCreature = (printed: PrintedCreature): CardDefinition =>
  card('dragheartEvolutionCreature', printed, printed.power);

/** 204.3, 808. A dragheart super creature with star evolution, given whole as the other side of each of its cells. */
export const dragheartStarEvolutionSuperCreature = (printed: PrintedCreature): CardDefinition =>
  card('dragheartStarEvolutionSuperCreature', printed, printed.power);

/** 204.3, 811. A NEO creature of the super GR zone; its `neoEvolution` keyword says what it may be put on. */
export const neoGacharangeCreature = (printed: PrintedCreature): CardDefinition =>
  card('neoGacharangeCreature', printed, printed.power);

/** 204.3, 807. A tamaseed of the hyperspatial zone; `doubleFaced` gives it its other side. */
export const dragheartTamaseed = (printed: PrintedCard): CardDefinition => card('dragheartTamaseed', printed);

/** 204.3c. A field of the hyperspatial zone; `doubleFaced` gives it its other side. */
export const psychicField = (printed: PrintedCard): CardDefinition => card('psychicField', printed);

/** 204.3c. A forbidden field. */
export const forbiddenField = (printed: PrintedCard): CardDefinition => card('forbiddenField', printed);

/** 204.3c. A dragonic field. */
export const dragonicField = (printed: PrintedCard): CardDefinition => card('dragonicField', printed);

/** 204.3c. A DG field. */
export const dgField = (printed: PrintedCard): CardDefinition => card('dgField', printed);

/** 204.3c. A fairy field. */
export const fairyField = (printed: PrintedCard): CardDefinition => card('fairyField', printed);

/** 204.3c. A T2 field. */
export const t2Field = (printed: PrintedCard): CardDefinition => card('t2Field', printed);

/** 204.3c. A happiness field. */
export const happinessField = (printed: PrintedCard): CardDefinition => card('happinessField', printed);

/** 307, 809. A forbidden beat; `doubleFaced` gives it the forbidden creature on its other side. */
export const forbiddenBeat = (printed: PrintedCard): CardDefinition => card('forbiddenBeat', printed);

/** 310. An aura, which is attached to a creature; `power` is what it adds to the power of that creature (310.4). */
export const aura = ({ power = 0, ...printed }: PrintedCard & { readonly power?: number }): CardDefinition =>
  card('aura', {
    ...printed,
    abilities: [...(power === 0 ? [] : [attachedGets(powerOf(power))]), ...(printed.abilities ?? [])],
  });

/** 204.3. A forbidden creature, by itself or as the other side of a forbidden beat. */
export const forbiddenCreature = (printed: PrintedCreature): CardDefinition =>
  card('forbiddenCreature', printed, printed.power);

/** 204.3. An exile creature, which comes by `doronGo` too. */
export const exileCreature = (printed: PrintedCreature): CardDefinition =>
  card('exileCreature', printed, printed.power);

/** What of a card is printed on one face. */
function faceOnly({
  printings: _,
  reconstructed: __,
  otherFace: ___,
  thirdFace: ______,
  faceName: ____,
  manaNumber: _____,
  ...face
}: CardDefinition): Face {
  return face;
}

/** 805.1, 807.1. One card with two sides. It begins with the first one up, and has its name wherever cards are listed. */
export const doubleFaced = (first: CardDefinition, second: CardDefinition): CardDefinition => {
  const otherFace = faceOnly(second);
  return deepFreeze({ ...first, otherFace });
};

/** 807.1. One dragheart with three sides, of which the second is in the middle: the others turn over to it. */
export const tripleFaced = (
  first: CardDefinition,
  second: CardDefinition,
  third: CardDefinition,
): CardDefinition => deepFreeze({ ...doubleFaced(first, second), thirdFace: faceOnly(third) });

/** 810.4. One card with two faces; `name` is that of the whole card, each face keeps its own. */
export const twinpact = (name: string, first: CardDefinition, second: CardDefinition): CardDefinition => {
  const otherFace = faceOnly(second);
  const isJoined = name === `${first.name} / ${second.name}`;
  return deepFreeze({
    ...first,
    name,
    otherFace,
    ...(isJoined || first.name === name ? {} : { faceName: first.name }),
  });
};

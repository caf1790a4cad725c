import type { CardDefinition, Condition } from '../../effects/language/vocabulary.ts';
import {
  blocker,
  canAttackUntapped,
  cannotAttackPlayers,
  cardsIn,
  choose,
  creature,
  discard,
  doubleFaced,
  dragheartCreature,
  dragheartWeapon,
  dragonSolution,
  equipped,
  equippedGets,
  gains,
  guardStrike,
  hasWhile,
  may,
  mayAttackUntapped,
  opponentsHand,
  power,
  putEquipped,
  self,
  slayer,
  spell,
  spellAbility,
  wheneverAttacks,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

const ITS_CREATURE_IS_TAPPED: Condition = { kind: 'is', what: equipped, like: { tapped: true } };

const solvedOverATappedCreature = dragonSolution({ event: 'endOfTurn', of: 'you' }, ITS_CREATURE_IS_TAPPED);

const discaldFrenziedMagicSickle = doubleFaced(
  dragheartWeapon({
    name: 'Discald, Frenzied Magic Sickle',
    civilizations: ['darkness'],
    cost: 2,
    abilities: [
      wheneverAttacks(equipped, discard(choose(opponentsHand(), 1, 'opponent'))),
      solvedOverATappedCreature,
    ],
  }),
  dragheartCreature({
    name: 'Docrocald, Frenzied Demon Dragon',
    civilizations: ['darkness'],
    races: ['Demon Command Dragon'],
    cost: 5,
    power: 5000,
    abilities: [wheneverAttacks(self, discard({ ...choose(opponentsHand()), atRandom: true }))],
  }),
);

const greezyhornHotBloodedSword = doubleFaced(
  dragheartWeapon({
    name: 'Greezyhorn, Hot-Blooded Sword',
    civilizations: ['fire'],
    cost: 2,
    abilities: [equippedGets(mayAttackUntapped()), solvedOverATappedCreature],
  }),
  dragheartCreature({
    name: 'Little Bighorn, Hot-Blooded Dragon',
    civilizations: ['fire'],
    races: ['Gaial Command Dragon'],
    cost: 5,
    power: 5000,
    abilities: [canAttackUntapped()],
  }),
);

const wluoveliaDragonSpearOfDivineLight = doubleFaced(
  dragheartWeapon({
    name: 'Wluovelia, Dragon Spear of Divine Light',
    civilizations: ['light'],
    cost: 2,
    abilities: [equippedGets(gains(blocker)), solvedOverATappedCreature],
  }),
  dragheartCreature({
    name: 'Ultimaria, Dragon Elemental of Divine Light',
    civilizations: ['light'],
    races: ['Angel Command Dragon'],
    cost: 5,
    power: 7500,
    abilities: [blocker, cannotAttackPlayers],
  }),
);

/** A dragheart that costs 2 or less, or 4 or less and is of a civilization, put equipped to the bearer. */
const putsDragheart = (civilization: 'fire' | 'darkness') =>
  whenPut(
    self,
    may(
      putEquipped(
        choose(
          cardsIn('hyperspatialZone', 'you', {
            type: ['dragheartWeapon', 'dragheartFortress'],
            anyOf: [{ cost: { max: 2 } }, { cost: { max: 4 }, civilizations: [civilization] }],
          }),
        ),
        self,
      ),
    ),
  );

const glenmoltDragonEdge = creature({
  name: 'Glenmolt, Dragon Edge',
  civilizations: ['fire'],
  races: ['Human Baku', 'Draguner'],
  cost: 6,
  power: 4000,
  abilities: [putsDragheart('fire'), hasWhile({ kind: 'battling', what: self }, power(3000))],
});

const uruborofDragonEdge = creature({
  name: 'Uruborof, Dragon Edge',
  civilizations: ['darkness'],
  races: ['Funky Nightmare', 'Draguner'],
  cost: 6,
  power: 4000,
  abilities: [putsDragheart('darkness'), slayer],
});

const hyperspatialPandoraHole = spell({
  name: 'Hyperspatial Pandora Hole',
  civilizations: ['water'],
  cost: 6,
  abilities: [
    guardStrike,
    spellAbility(
      putEquipped(choose(cardsIn('hyperspatialZone', 'you', { cost: { max: 5 } })), yourCreatures()),
    ),
  ],
});

/** 305, 807. Dragheart weapons, and cards that put them equipped. */
export const draghearts: readonly CardDefinition[] = Object.freeze([
  discaldFrenziedMagicSickle,
  greezyhornHotBloodedSword,
  wluoveliaDragonSpearOfDivineLight,
  glenmoltDragonEdge,
  uruborofDragonEdge,
  hyperspatialPandoraHole,
]);

import type { CardDefinition } from 'taiki';
import {
  any,
  atRandom,
  blocker,
  cannot,
  choose,
  countOf,
  creature,
  discard,
  each,
  escapeAbility,
  gains,
  gets,
  guardman,
  has,
  inOrder,
  lookAtTop,
  oneOf,
  opponentsCreatures,
  opponentsHand,
  power,
  poweredBreaker,
  putIntoMana,
  returnToHand,
  self,
  shieldTrigger,
  shinkarize,
  speedAttacker,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  tamaseed,
  the,
  times,
  tripleBreaker,
  twinpact,
  untap,
  when,
  whenPut,
  yourCreatures,
  yourGraveyard,
  yourMana,
  yourShields,
} from 'taiki/words';
import { costsLess } from '../common.ts';

const akashikkuKurashikku = creature({
  name: '電嶺樹アカシック・クラシック',
  civilizations: ['water', 'nature'],
  races: ['Cyber Lord', 'Leviathan', 'Mystery Totem'],
  cost: 12,
  power: 12000,
  abilities: [
    blocker,
    tripleBreaker,
    whenPut(self, returnToHand(opponentsCreatures())),
    each(yourCreatures({ other: true }), power(6000), gains(poweredBreaker)),
  ],
  printings: ['DM25-EX2 035'],
});

const borushakkuBazagajiru = creature({
  name: 'ボルシャック・バザガジール',
  civilizations: ['light', 'fire', 'nature'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 9500,
  abilities: [
    speedAttacker,
    guardman,
    poweredBreaker,
    escapeAbility,
    has(power(times(3000, countOf(yourGraveyard({ nameContains: 'ボルシャック' }))))),
    when({ event: 'tapped', what: any('opponent') }, untap(self)),
  ],
  printings: ['DM25-EX2 063'],
});

const kaneru = twinpact(
  '青寂の精霊龍 カーネル / サイレント・ジェラシー',
  creature({
    name: '青寂の精霊龍 カーネル',
    civilizations: ['light', 'water'],
    races: ['Angel Dragon', 'Revolutionary'],
    cost: 5,
    power: 3500,
    abilities: [
      shieldTrigger,
      blocker,
      whenPut(
        self,
        gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
      ),
    ],
    printings: ['DM25-EX2 081'],
  }),
  spell({
    name: 'サイレント・ジェラシー',
    civilizations: ['darkness'],
    cost: 2,
    abilities: [
      spellAbility(discard(atRandom(opponentsHand()))),
      spellAbility(takeShieldWithoutTrigger(choose(yourShields()))),
    ],
  }),
);

const izanami = tamaseed({
  name: 'イザナミの海地図',
  civilizations: ['water', 'nature'],
  races: ['Samurai', 'Origin', 'Posedia Dragon'],
  cost: 4,
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(self, inOrder(lookAtTop(2, 'seen'), returnToHand(choose(the('seen'))), putIntoMana(the('seen')))),
  ],
  printings: ['DM25-EX2 083'],
});

const dachiKentonaku = creature({
  name: '王道ダチ ケントナーク',
  civilizations: ['fire', 'nature'],
  races: ['Jokers', 'Team Kirifuda'],
  cost: 4,
  power: 4000,
  abilities: [speedAttacker, whenPut(self, untap(choose(yourMana(), 4)))],
  printings: ['DM25-EX2 084'],
});

const disReoporu = creature({
  name: 'Disレオポル',
  civilizations: ['water', 'nature'],
  races: ['Cyber Virus', 'Knight', 'Distas'],
  cost: 2,
  power: 3000,
  abilities: [
    costsLess(1, { type: 'spell' }),
    when(
      { event: 'used', by: 'you', what: { type: 'spell', races: ['Knight'] } },
      inOrder(lookAtTop(1, 'seen'), oneOf(returnToHand(the('seen')), putIntoMana(the('seen')))),
    ),
  ],
  printings: ['DM25-EX2 036'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  disReoporu,
  akashikkuKurashikku,
  borushakkuBazagajiru,
  kaneru,
  izanami,
  dachiKentonaku,
];

import type { CardDefinition } from 'taiki';
import {
  atEndOfYourTurn,
  blocker,
  cannot,
  cannotAttackPlayers,
  choose,
  chooseUpTo,
  countOf,
  creature,
  doubleBreaker,
  escapeAbility,
  gets,
  hyperSoulRaid,
  hyperSoulX,
  inOrder,
  isLike,
  neoCreature,
  neoEvolution,
  onlyIf,
  opponentsCreatures,
  provided,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  the,
  untap,
  wheneverAttacks,
  whenPut,
  yourCreatures,
} from 'taiki/words';
import {
  costsLess,
  IN_A_PILE_OF_THREE,
  TAP_ALL_FOR_LONG,
  TAP_ONE_FOR_LONG,
  whenPutOnOrUnder,
} from '../common.ts';

const kohaku = creature({
  name: 'ソウルサンライト コハク',
  civilizations: ['light'],
  races: ['Giant Snow Faerie', 'Fusioner'],
  cost: 2,
  power: 2000,
  abilities: [
    whenPut(self, gets(self, 'yourNextTurn', cannot({ do: 'move', from: 'battleZone' }))),
    hyperSoulX(costsLess(1, { type: 'neoCreature' })),
  ],
  printings: ['DM25-RP2 013'],
});

const goldhamSax = neoCreature({
  name: 'ゴールドハム・サックス',
  civilizations: ['light'],
  races: ['Giant Dream Mate'],
  cost: 6,
  power: 8500,
  abilities: [
    neoEvolution({ civilizations: ['light', 'water', 'nature'] }),
    hyperSoulRaid({ civilizations: ['light', 'water', 'nature'] }),
    doubleBreaker,
    whenPut(self, TAP_ALL_FOR_LONG),
  ],
  printings: ['DM25-RP2 029'],
});

const c0br4 = creature({
  name: '忍蛇の聖光 c0br4',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi', 'Fusioner'],
  cost: 9,
  power: 3500,
  abilities: [
    shieldTrigger,
    whenPut(self, tap(chooseUpTo(opponentsCreatures(), 3))),
    hyperSoulX(blocker, atEndOfYourTurn(untap(self))),
  ],
  printings: ['DM25-RP2 030'],
});

const pure1 = creature({
  name: 'PURE1-不行地',
  civilizations: ['light'],
  races: ['Shine Monster', 'Techno Samurai', 'Fusioner'],
  cost: 1,
  power: 1000,
  abilities: [
    blocker,
    cannotAttackPlayers,
    hyperSoulX(
      provided(
        IN_A_PILE_OF_THREE,
        wheneverAttacks(
          self,
          inOrder(
            tap(choose(opponentsCreatures({ tapped: false }), 2, 'opponent')),
            gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM25-RP2 031'],
});

const paradiseTree = neoCreature({
  name: '楽園樹',
  civilizations: ['light'],
  races: ['Starlight Tree'],
  cost: 3,
  power: 5500,
  abilities: [
    neoEvolution({ civilizations: ['light', 'water', 'nature'] }),
    whenPutOnOrUnder(TAP_ONE_FOR_LONG),
  ],
  printings: ['DM25-RP2 053'],
});

const hyclidA4 = neoCreature({
  name: 'ハイクリッド-A4',
  civilizations: ['light'],
  races: ['Mecha Del Dinero'],
  cost: 2,
  power: 2000,
  abilities: [
    neoEvolution({ civilizations: ['light', 'water', 'nature'] }),
    whenPut(
      self,
      inOrder(
        revealTop(1, 'revealed'),
        onlyIf(
          isLike(the('revealed'), { type: 'neoCreature' }),
          returnToHand(the('revealed')),
          putOnDeckBottom(the('revealed')),
        ),
      ),
    ),
  ],
  printings: ['DM25-RP2 054'],
});

const spearOfStrongWill = creature({
  name: '～強意の矛～',
  civilizations: ['light'],
  races: ['Angel Command', 'Steam Knight'],
  cost: 3,
  power: 4500,
  abilities: [escapeAbility],
  printings: ['DM25-RP2 055'],
});

const immortalFlash = spell({
  name: '不滅閃光',
  civilizations: ['light'],
  cost: 1,
  abilities: [shieldTrigger, spellAbility(tap(choose(opponentsCreatures(), countOf(yourCreatures()))))],
  printings: ['DM25-RP2 057'],
});

export const light: readonly CardDefinition[] = [
  kohaku,
  goldhamSax,
  c0br4,
  pure1,
  paradiseTree,
  hyclidA4,
  spearOfStrongWill,
  immortalFlash,
];

import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  cardsIn,
  choose,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  given,
  gravityZero,
  guardman,
  has,
  hasWhile,
  hyperSoulX,
  inOrder,
  isBattling,
  isLike,
  meteorburn,
  neoCreature,
  neoEvolution,
  notThat,
  opponentsCreatures,
  opponentsTurn,
  power,
  provided,
  self,
  shieldTrigger,
  times,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { IN_A_PILE_OF_THREE, mayBattle, WHEREVER_IT_IS, whenPutOnOrUnder } from '../common.ts';

const byaha = neoCreature({
  name: '魔誕の魔龍虫ビャハ',
  civilizations: ['fire'],
  races: ['Parasite Worm', 'Zombie Dragon'],
  cost: 7,
  power: 8000,
  abilities: [
    shieldTrigger,
    neoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    doubleBreaker,
    whenPut(self, mayBattle),
    given(opponentsTurn, provided(notThat(isLike(self, { evolution: true })), whenPut(self, destroy(self)))),
  ],
  printings: ['DM25-RP2 018'],
});

const belHellDeJackson = neoCreature({
  name: '魔誕の凶獣ベル・ヘル・デ・ジャクソン',
  civilizations: ['fire'],
  races: ['Demon Command'],
  cost: 7,
  power: 7000,
  abilities: [
    {
      ...has({ kind: 'cost', by: times(-1, countOf(opponentsCreatures())), atLeast: 1 }),
      from: WHEREVER_IT_IS,
    },
    neoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    doubleBreaker,
    meteorburn(1, destroy(cardsIn('battleZone', 'opponent', { type: 'creature', power: atMost(5000) }))),
  ],
  printings: ['DM25-RP2 041'],
});

const lavaAva = creature({
  name: 'ラーヴァ＝アーヴァ',
  civilizations: ['fire'],
  races: ['Rouge Abyss', 'Fusioner'],
  cost: 3,
  power: 4000,
  abilities: [
    whenPut(self, inOrder(discard(choose(yourHand())), draw(2))),
    hyperSoulX(
      provided(
        IN_A_PILE_OF_THREE,
        wheneverAttacks(
          self,
          destroy(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(6) }))),
        ),
      ),
    ),
  ],
  printings: ['DM25-RP2 043'],
});

const yaminostrike = neoCreature({
  name: '魔誕獣ヤミノストライク',
  civilizations: ['fire'],
  races: ['Dark Monster'],
  cost: 4,
  power: 5000,
  abilities: [
    gravityZero(youHave(yourCreatures({ civilizations: ['fire'] }), atLeast(2))),
    neoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
  ],
  printings: ['DM25-RP2 068'],
});

const shadowOfDeathproof = neoCreature({
  name: '魔誕の影デスプルーフ',
  civilizations: ['fire'],
  races: ['Ghost'],
  cost: 3,
  power: 5000,
  abilities: [
    neoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    whenPutOnOrUnder(destroy(choose(opponentsCreatures({ keyword: 'blocker' })))),
  ],
  printings: ['DM25-RP2 069'],
});

const dakite16 = creature({
  name: 'DAKITE-望竜姿16',
  civilizations: ['fire'],
  races: ['Tyranno Drake', 'Techno Samurai'],
  cost: 3,
  power: 2000,
  abilities: [guardman, hasWhile(isBattling({}), power(6000))],
  printings: ['DM25-RP2 070'],
});

export const fire: readonly CardDefinition[] = [
  byaha,
  belHellDeJackson,
  lavaAva,
  yaminostrike,
  shadowOfDeathproof,
  dakite16,
];

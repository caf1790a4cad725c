import type { CardDefinition } from 'taiki';
import {
  atMost,
  attacksFirst,
  battle,
  cannot,
  cardsIn,
  choose,
  countOf,
  creature,
  doubleBreaker,
  draw,
  each,
  gains,
  gets,
  gNeoCreature,
  gNeoEvolution,
  guardStrike,
  has,
  hasWhile,
  hyperSoulX,
  inOrder,
  isLike,
  itself,
  machFighter,
  may,
  mayAttackUntapped,
  meteorburn,
  neoCreature,
  neoEvolution,
  notThat,
  onlyIf,
  opponentsCreatures,
  plus,
  power,
  put,
  putIntoMana,
  putUnder,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  tripleBreaker,
  when,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';
import { IN_A_PILE_OF_THREE, whenPutOnOrUnder } from '../common.ts';

const matata = gNeoCreature({
  name: 'MATATA-美吾罪261',
  civilizations: ['nature'],
  races: ['Wild Veggies', 'Techno Samurai'],
  cost: 3,
  power: 4000,
  abilities: [
    gNeoEvolution({ civilizations: ['light', 'fire', 'nature'] }),
    machFighter,
    when(
      { event: 'endOfAttack', what: itself },
      inOrder(topOfDeckTo('manaZone', 2), putUnder(choose(yourMana()), self)),
    ),
  ],
  printings: ['DM25-RP2 020'],
});

const baruga87 = neoCreature({
  name: 'BARUGA-雷座87',
  civilizations: ['nature'],
  races: ['Armored Dragon', 'Techno Samurai'],
  cost: 5,
  power: 6000,
  abilities: [
    neoEvolution({ civilizations: ['light', 'fire', 'nature'] }),
    doubleBreaker,
    whenPut(self, { do: 'moveTop', who: 'you', count: 2, to: 'manaZone', tapped: true }),
    meteorburn(
      1,
      may(put(choose(yourMana({ type: 'creature', cost: atMost(plus(countOf(yourMana()), -1)) })))),
    ),
  ],
  printings: ['DM25-RP2 021'],
});

const bucket372 = neoCreature({
  name: 'BUCKET-化決闘372',
  civilizations: ['nature'],
  races: ['Snow Faerie', 'Techno Samurai'],
  cost: 6,
  power: 5000,
  abilities: [
    shieldTrigger,
    neoEvolution({ civilizations: ['light', 'fire', 'nature'] }),
    has({ kind: 'entersTapped' }),
    each(opponentsCreatures(), attacksFirst({ is: self })),
    hasWhile(IN_A_PILE_OF_THREE, power(10000), gains(tripleBreaker)),
  ],
  printings: ['DM25-RP2 044'],
});

const ushiWakagou8 = neoCreature({
  name: 'USHI和歌轟-8',
  civilizations: ['nature'],
  races: ['Human', 'Techno Samurai'],
  cost: 3,
  power: 4000,
  abilities: [
    shieldTrigger,
    neoEvolution({ civilizations: ['light', 'fire', 'nature'] }),
    whenPut(
      self,
      may(putIntoMana(choose(cardsIn('battleZone', 'any', { type: 'element', cost: atMost(3) })))),
    ),
  ],
  printings: ['DM25-RP2 046'],
});

const sorrowStatueShin = creature({
  name: '哀像シン',
  civilizations: ['nature'],
  races: ['Demon Command', "Demon's Legacy", 'Fusioner'],
  cost: 3,
  power: 3000,
  abilities: [guardStrike, hyperSoulX(wheneverAttacks(self, may(topOfDeckTo('manaZone', 2))))],
  printings: ['DM25-RP2 047'],
});

const nurulGun33 = neoCreature({
  name: '怒留流-GUN33',
  civilizations: ['nature'],
  races: ['Earth Dragon', 'Techno Samurai'],
  cost: 1,
  power: 12000,
  abilities: [
    neoEvolution({ civilizations: ['light', 'fire', 'nature'] }),
    tripleBreaker,
    hasWhile(notThat(IN_A_PILE_OF_THREE), cannot({ do: 'attack' })),
  ],
  printings: ['DM25-RP2 074'],
});

const royalGena5 = creature({
  name: 'ROYAL-減亜5',
  civilizations: ['nature'],
  races: ['Dream Mate', 'Techno Samurai'],
  cost: 2,
  power: 1000,
  abilities: [
    whenPut(
      self,
      may(
        inOrder(
          { do: 'move', what: choose(yourHand()), to: 'manaZone', tapped: true },
          onlyIf(isLike(the('moved'), { type: 'neoCreature' }), draw()),
        ),
      ),
    ),
  ],
  printings: ['DM25-RP2 076'],
});

const pakupakuLife = spell({
  name: 'パクパク・ライフ',
  civilizations: ['nature'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(battle(choose(opponentsCreatures()), choose(yourCreatures()))),
    spellAbility(topOfDeckTo('manaZone')),
  ],
  printings: ['DM25-RP2 077'],
});

const bazaga = neoCreature({
  name: 'BAZAGA-善鐘42',
  civilizations: ['nature'],
  races: ['Armored Dragon', 'Techno Samurai'],
  cost: 4,
  power: 7000,
  abilities: [
    neoEvolution({ civilizations: ['light', 'fire', 'nature'] }),
    doubleBreaker,
    whenPutOnOrUnder(gets(self, 'turn', mayAttackUntapped())),
  ],
  printings: ['DM25-RP2 073'],
});

export const nature: readonly CardDefinition[] = [
  bazaga,
  matata,
  baruga87,
  bucket372,
  ushiWakagou8,
  sorrowStatueShin,
  nurulGun33,
  royalGena5,
  pakupakuLife,
];

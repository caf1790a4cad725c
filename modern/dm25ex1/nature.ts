import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  atLeast,
  battle,
  cannot,
  cannotAttack,
  cannotAttackPlayers,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  gets,
  inOrder,
  instead,
  isLike,
  onlyIf,
  opponentsCreatures,
  power,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  uraNinjaStrike,
  whenPut,
  yourMana,
} from 'taiki/words';
import { insteadOf, tooExpensiveWouldBePut } from '../common.ts';

const apuru = twinpact(
  '大長老 アプル / 「わたしが自然文明のプリンセス？」',
  creature({
    name: '大長老 アプル',
    civilizations: ['nature'],
    races: ['Grand Sect'],
    cost: 8,
    power: 12000,
    abilities: [
      shieldTrigger,
      whenPut(
        self,
        inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
      ),
      cannotAttackPlayers,
    ],
    printings: ['DM25-EX1 063'],
  }),
  spell({
    name: '「わたしが自然文明のプリンセス？」',
    civilizations: ['nature'],
    races: ['Grand Sect Word'],
    cost: 1,
    abilities: [
      spellAbility(
        revealTop(3, 'seen'),
        returnToHand(choose({ ref: 'seen', filter: { type: 'creature', power: atLeast(12000) } })),
        putOnDeckBottom(the('seen')),
      ),
    ],
  }),
);

const janboRapadaisu = spell({
  name: 'ジャンボ・ラパダイス',
  civilizations: ['nature'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(
      revealTop(4, 'seen'),
      returnToHand(cardsIn('deck', 'you', { power: atLeast(12000), is: the('seen') })),
      putOnDeckBottom(the('seen')),
    ),
  ],
  printings: ['DM25-EX1 067'],
});

const messaShumitto = creature({
  name: '裏斬隠 メッサー・シュミット',
  civilizations: ['nature'],
  races: ['Grand Sect', 'Mecha Spriggan', 'Shinobi'],
  cost: 5,
  power: 13000,
  abilities: [
    uraNinjaStrike(3, 'nature'),
    tripleBreaker,
    whenPut(
      self,
      gets(choose(allCreatures()), 'turn', power(4000), cannot({ do: 'attack', target: 'player' })),
    ),
  ],
  printings: ['DM25-EX1 084'],
});

const totentonBontobo = creature({
  name: 'トテントン&ボントボ',
  civilizations: ['nature'],
  races: ['Grand Sect'],
  cost: 5,
  power: 12000,
  abilities: [
    tripleBreaker,
    whenPut(
      self,
      inOrder(
        { do: 'moveTop', who: 'you', count: 2, to: 'manaZone', tapped: true },
        returnToHand(choose(yourMana())),
      ),
    ),
  ],
  printings: ['DM25-EX1 085'],
});

const zaruberuRapia = creature({
  name: 'ザールベル・ラピア',
  civilizations: ['nature'],
  races: ['Fire Bird', 'Earth Dragon'],
  cost: 3,
  power: 3000,
  abilities: [
    whenPut(
      self,
      inOrder(
        { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true, as: 'top' },
        onlyIf(isLike(the('top'), { races: ['Phoenix', 'Fire Bird'] }), topOfDeckTo('manaZone')),
      ),
    ),
  ],
  printings: ['DM25-EX1 086'],
});

const bontoPurantobo = spell({
  name: 'ボント・プラントボ',
  civilizations: ['nature'],
  cost: 3,
  abilities: [
    spellAbility(
      { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', as: 'top' },
      onlyIf(isLike(the('top'), { type: 'creature', power: atLeast(12000) }), topOfDeckTo('manaZone')),
    ),
  ],
  printings: ['DM25-EX1 087'],
});

const queenKabocha = creature({
  name: 'クイーン&かぼちゃうちゃう',
  civilizations: ['nature'],
  races: ['Grand Sect'],
  cost: 2,
  power: 12000,
  abilities: [cannotAttack, insteadOf(tooExpensiveWouldBePut, instead('manaZone'))],
  printings: ['DM25-EX1 065'],
});

export const nature: readonly CardDefinition[] = [
  queenKabocha,
  apuru,
  janboRapadaisu,
  messaShumitto,
  totentonBontobo,
  zaruberuRapia,
  bontoPurantobo,
];

import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  cannot,
  cannotAttackPlayers,
  cardsIn,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  creature,
  destroy,
  draw,
  evolution,
  evolutionCreature,
  evolutionFrom,
  gets,
  guardman,
  has,
  inOrder,
  instead,
  isLike,
  itself,
  lookAtTop,
  moveTo,
  ninjaStrike,
  onlyIf,
  opponentsCreatures,
  power,
  put,
  putIntoMana,
  putOnDeck,
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
  waveStriker,
  when,
  whenPut,
  wouldBeDestroyed,
  yourCreatures,
  yourMana,
} from 'taiki/words';

const chushiShaoHan = creature({
  name: '特級チューシ・シャオ・ハン',
  civilizations: ['nature'],
  races: ['Dream Mate'],
  cost: 4,
  power: 12000,
  abilities: [
    guardman,
    tripleBreaker,
    whenPut(
      self,
      inOrder(
        { do: 'moveTop', who: 'you', count: 2, to: 'manaZone', tapped: true },
        { do: 'moveTop', who: 'opponent', count: 2, to: 'manaZone', tapped: true },
      ),
    ),
  ],
  printings: ['DM22-EX1 036'],
});

const kiyuriAsmRajio = spell({
  name: 'キユリのASMラジオ',
  civilizations: ['nature'],
  cost: 4,
  abilities: [
    spellAbility(
      lookAtTop(5, 'seen'),
      put(chooseUpTo({ ref: 'seen', filter: { type: 'creature', cost: atMost(3) } }, 2)),
      putOnDeckBottom(the('seen')),
    ),
  ],
  printings: ['DM22-EX1 037'],
});

const baraNoShisha = twinpact(
  '薔薇の使者 / ガイアズ・ソング',
  creature({
    name: '薔薇の使者',
    civilizations: ['nature'],
    races: ['Beast Folk', 'Origin'],
    cost: 6,
    power: 4000,
    abilities: [
      whenPut(self, topOfDeckTo('manaZone', 2)),
      when({ event: 'moved', what: itself, from: 'battleZone' }, putOnDeck(choose(yourMana(), 2), 'top')),
    ],
    printings: ['DM22-EX1 055'],
  }),
  spell({
    name: 'ガイアズ・ソング',
    civilizations: ['nature'],
    cost: 1,
    abilities: [spellAbility(putIntoMana(choose(yourCreatures())))],
  }),
);

const korenkokoTanku = twinpact(
  'コレンココ・タンク / ボント・プラントボ',
  creature({
    name: 'コレンココ・タンク',
    civilizations: ['nature'],
    races: ['Grand Sect'],
    cost: 6,
    power: 12000,
    abilities: [
      guardman,
      cannotAttackPlayers,
      whenPut(
        self,
        inOrder(
          revealTop(3, 'seen'),
          returnToHand(chooseAnyNumber({ ref: 'seen', filter: { type: 'creature', power: atLeast(12000) } })),
          moveTo('manaZone', the('seen'), 'tapped'),
        ),
      ),
    ],
    printings: ['DM22-EX1 056'],
  }),
  spell({
    name: 'ボント・プラントボ',
    civilizations: ['nature'],
    cost: 3,
    abilities: [
      spellAbility(
        { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', as: 'top' },
        onlyIf(isLike(the('top'), { type: 'creature', power: atLeast(12000) }), topOfDeckTo('manaZone')),
      ),
    ],
  }),
);

const aramuRadisshu = twinpact(
  'アラーム・ラディッシュ / ナチュラトゥルー・トラップ',
  creature({
    name: 'アラーム・ラディッシュ',
    civilizations: ['nature'],
    races: ['Wild Veggies'],
    cost: 2,
    power: 1000,
    abilities: [
      waveStriker(
        whenPut(self, inOrder(topOfDeckTo('manaZone'), returnToHand(choose(yourMana({ type: 'creature' }))))),
      ),
    ],
    printings: ['DM22-EX1 093'],
  }),
  spell({
    name: 'ナチュラトゥルー・トラップ',
    civilizations: ['nature'],
    cost: 7,
    abilities: [shieldTrigger, spellAbility(putIntoMana(choose(opponentsCreatures()))), spellAbility(draw())],
  }),
);

const sakuraMauKadode = spell({
  name: '桜舞う門出',
  civilizations: ['nature'],
  cost: 7,
  abilities: [
    shieldTrigger,
    spellAbility(
      put(
        chooseUpTo(
          yourMana({ type: 'creature', keyword: 'guardman', evolution: false, civilizations: ['nature'] }),
          2,
        ),
      ),
    ),
  ],
  printings: ['DM22-EX1 096'],
});

const yukiYouNoKusari = twinpact(
  '雪溶の鎖 / 堕牛の一撃',
  creature({
    name: '雪溶の鎖',
    civilizations: ['nature'],
    races: ['Beast Folk'],
    cost: 2,
    power: 1000,
    abilities: [wouldBeDestroyed(self, instead('manaZone'))],
    printings: ['DM22-EX1 100'],
  }),
  spell({
    name: '堕牛の一撃',
    civilizations: ['darkness'],
    cost: 1,
    abilities: [spellAbility(destroy(choose(yourCreatures())), draw(2))],
  }),
);

const ninjaPanpukin = twinpact(
  'ニンジャ・パンプキン / グローリー・マッスル',
  creature({
    name: 'ニンジャ・パンプキン',
    civilizations: ['nature'],
    races: ['Wild Veggies'],
    cost: 3,
    power: 2000,
    abilities: [
      waveStriker(
        has(power(4000), cannot({ do: 'beBlocked', by: { type: 'creature', power: atMost(5000) } })),
      ),
    ],
    printings: ['DM22-EX1 119'],
  }),
  spell({
    name: 'グローリー・マッスル',
    civilizations: ['nature'],
    cost: 1,
    abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', power(4000)))],
  }),
);

const doridoriKodorian = evolutionCreature({
  name: 'ドリドリ・コドリアン',
  civilizations: ['nature'],
  races: ['Wild Veggies'],
  cost: 3,
  power: 3000,
  abilities: [
    evolutionFrom('manaZone', evolution({ civilizations: ['nature'] })),
    wouldBeDestroyed(self, instead('manaZone')),
  ],
  printings: ['DM22-EX1 121'],
});

const doRyuKibaNezuNo = creature({
  name: '怒流牙 根津の超人',
  civilizations: ['nature'],
  races: ['Giant', 'Shinobi'],
  cost: 7,
  power: 14000,
  abilities: [ninjaStrike(4), guardman, tripleBreaker],
  printings: ['DM22-EX1 122'],
});

const kumoNoChoujin = creature({
  name: '雲の超人',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 4,
  power: 4000,
  abilities: [
    whenPut(
      self,
      inOrder(
        revealTop(3, 'seen'),
        moveTo('manaZone', cardsIn('deck', 'you', { races: ['Giant'], is: the('seen') }), 'tapped'),
        putOnDeckBottom(the('seen')),
      ),
    ),
  ],
  printings: ['DM22-EX1 124'],
});

export const nature: readonly CardDefinition[] = [
  chushiShaoHan,
  kiyuriAsmRajio,
  baraNoShisha,
  korenkokoTanku,
  aramuRadisshu,
  sakuraMauKadode,
  yukiYouNoKusari,
  ninjaPanpukin,
  doridoriKodorian,
  doRyuKibaNezuNo,
  kumoNoChoujin,
];

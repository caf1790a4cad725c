import type { CardDefinition } from 'taiki';
import {
  abyssRush,
  any,
  anyOf,
  atEndOfYourTurn,
  atLeast,
  atMost,
  atRandom,
  atStartOfYourTurn,
  blocker,
  both,
  cardsIn,
  castSpellHalf,
  charger,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  gets,
  given,
  happened,
  hasWhile,
  inOrder,
  isLike,
  itself,
  may,
  mekreid,
  opponentsCreatures,
  opponentsHand,
  opponentsTurn,
  power,
  poweredBreaker,
  provided,
  put,
  putIntoGraveyard,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldTrigger,
  slayer,
  spell,
  spellAbility,
  tap,
  the,
  topOfDeckTo,
  twinpact,
  when,
  whenDestroyed,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourShields,
} from 'taiki/words';

const yobirinRirin = twinpact(
  'ヨービリン=リリン / 「……誰を呼びたい？」',
  creature({
    name: 'ヨービリン=リリン',
    civilizations: ['darkness'],
    races: ['Abyss Royal'],
    cost: 5,
    power: 4000,
    abilities: [
      whenPut(
        self,
        may(
          tap(choose(cardsIn('battleZone', 'you', { races: ['Abyss'], other: true, tapped: false }))),
          castSpellHalf(self),
        ),
      ),
      whenDestroyed(any('any'), may(draw())),
    ],
    printings: ['DM23-RP2 016'],
  }),
  spell({
    name: '「……誰を呼びたい？」',
    civilizations: ['darkness'],
    cost: 3,
    abilities: [spellAbility(gets(choose(opponentsCreatures()), 'turn', power(-6000)))],
  }),
);

const gaNateha = creature({
  name: 'ガ:ナテハ',
  civilizations: ['darkness'],
  races: ['Noir Abyss'],
  cost: 4,
  power: 4000,
  abilities: [
    blocker,
    slayer,
    atStartOfYourTurn(may(putIntoGraveyard(choose(yourShields(), 2)), mekreid(8, { races: ['Abyss'] }))),
  ],
  printings: ['DM23-RP2 017'],
});

const monokuruDokutoru = twinpact(
  'モノクル＝ドクトール / 「すべてを見通す眼だ」',
  creature({
    name: 'モノクル＝ドクトール',
    civilizations: ['darkness'],
    races: ['Abyss Royal'],
    cost: 7,
    power: 8000,
    abilities: [doubleBreaker, whenPut(self, destroy(choose(opponentsCreatures())))],
    printings: ['DM23-RP2 036'],
  }),
  spell({
    name: '「すべてを見通す眼だ」',
    civilizations: ['darkness'],
    races: ['Lure to Abyss'],
    cost: 3,
    abilities: [spellAbility(topOfDeckTo('graveyard', 2), topOfDeckTo('graveyard', 2, 'opponent')), charger],
  }),
);

const doToyakki = creature({
  name: 'ド:トヤッキ',
  civilizations: ['darkness'],
  races: ['Noir Abyss'],
  cost: 3,
  power: 1000,
  abilities: [
    shieldTrigger,
    given(
      both(
        isLike(the('was'), { usedThrough: 'shieldTrigger' }),
        both(opponentsTurn, happened({ event: 'shieldBroken', of: 'you' }, atLeast(2))),
      ),
      whenPut(self, destroy(choose(opponentsCreatures({ tapped: false }), 2, 'opponent'))),
    ),
    slayer,
  ],
  printings: ['DM23-RP2 038'],
});

const jaShoutai = spell({
  name: '邪招待',
  civilizations: ['darkness'],
  races: ['Lure to Abyss'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(
      putOnDeckBottom(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(4) }))),
    ),
  ],
  printings: ['DM23-RP2 039'],
});

const sadoreinTorein = twinpact(
  'サドレイン=トレイン / 邪神呪文「アビサール」',
  creature({
    name: 'サドレイン=トレイン',
    civilizations: ['darkness'],
    races: ['Abyss Royal'],
    cost: 5,
    power: 6000,
    abilities: [...abyssRush, doubleBreaker],
    printings: ['DM23-RP2 061'],
  }),
  spell({
    name: '邪神呪文「アビサール」',
    civilizations: ['darkness'],
    cost: 1,
    abilities: [
      spellAbility(topOfDeckTo('graveyard'), returnToHand(choose(yourGraveyard({ races: ['Abyss'] })))),
    ],
  }),
);

const doNiwa = creature({
  name: 'ド:ニーワ',
  civilizations: ['darkness'],
  races: ['Noir Abyss'],
  cost: 5,
  power: 5000,
  abilities: [
    when(
      anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
      may(put(choose(yourGraveyard({ type: 'creature', cost: atMost(3), races: ['Abyss'] })))),
    ),
  ],
  printings: ['DM23-RP2 062'],
});

const dopoizun = creature({
  name: '噴霧怪人ドポイズン',
  civilizations: ['darkness'],
  races: ['Devil Mask'],
  cost: 3,
  power: 5000,
  abilities: [
    whenPut(
      self,
      inOrder(destroy(choose(yourCreatures())), destroy(choose(opponentsCreatures(), 1, 'opponent'))),
    ),
  ],
  printings: ['DM23-RP2 063'],
});

const guRubokassa = creature({
  name: 'グ:ルボカッサ',
  civilizations: ['darkness'],
  races: ['Noir Abyss'],
  cost: 3,
  power: 4000,
  abilities: [
    provided(
      happened({ event: 'moved', what: { of: 'you' }, to: 'graveyard' }, atLeast(2)),
      atEndOfYourTurn(mekreid(5, { races: ['Abyss'] })),
    ),
  ],
  printings: ['DM23-RP2 064'],
});

const jieni = creature({
  name: '麗迭人形ジェニー',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 2,
  power: 1000,
  abilities: [whenPut(self, discard(choose(opponentsHand(), 1, 'opponent')))],
  printings: ['DM23-RP2 065'],
});

const teresuko = creature({
  name: '謀遠 テレスコ=テレス',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 5000,
  abilities: [
    blocker,
    poweredBreaker,
    when({ event: 'startOfTurn', of: 'opponent' }, discard(atRandom(opponentsHand()))),
    when({ event: 'discarded', by: 'opponent' }, may(draw())),
    hasWhile(youHave(yourHand(), atMost(0)), power(5000)),
    hasWhile(youHave(opponentsHand(), atMost(0)), power(5000)),
  ],
  printings: ['DM23-RP2 005'],
});

export const darkness: readonly CardDefinition[] = [
  teresuko,
  yobirinRirin,
  gaNateha,
  monokuruDokutoru,
  doToyakki,
  jaShoutai,
  sadoreinTorein,
  doNiwa,
  dopoizun,
  guRubokassa,
  jieni,
];

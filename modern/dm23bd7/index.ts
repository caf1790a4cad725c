import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  atMost,
  atRandom,
  blocker,
  both,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  given,
  inOrder,
  isLike,
  may,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  opponentsMana,
  provided,
  put,
  returnToHand,
  self,
  shieldsAre,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  the,
  topOfDeckTo,
  twinpact,
  whenPut,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';

const tourutouru = twinpact(
  '衒影の悪魔龍 トゥルトゥル / 封じられた真言',
  creature({
    name: '衒影の悪魔龍 トゥルトゥル',
    civilizations: ['darkness'],
    races: ['Demon Command Dragon', 'Truth'],
    cost: 5,
    power: 7000,
    abilities: [doubleBreaker, whenPut(self, returnToHand(choose(yourGraveyard({ type: 'creature' }))))],
    printings: ['DM23-BD7 005'],
  }),
  spell({
    name: '封じられた真言',
    civilizations: ['darkness'],
    cost: 7,
    abilities: [
      shieldTrigger,
      spellAbility(destroy(choose(yourCreatures(), 2)), destroy(choose(opponentsCreatures(), 2, 'opponent'))),
    ],
  }),
);

const seintoKaiza = twinpact(
  '聖闘の精霊龍 セイント・カイザー / ライブラ・シールド',
  creature({
    name: '聖闘の精霊龍 セイント・カイザー',
    civilizations: ['light'],
    races: ['Angel Command Dragon', 'Hunter'],
    cost: 7,
    power: 7000,
    abilities: [
      blocker,
      doubleBreaker,
      whenPut(self, { do: 'move', what: choose(allCreatures()), to: 'shieldZone', faceUp: true }),
    ],
    printings: ['DM23-BD7 020'],
  }),
  spell({
    name: 'ライブラ・シールド',
    civilizations: ['light'],
    cost: 5,
    abilities: [
      shieldTrigger,
      spellAbility(topOfDeckTo('shieldZone'), topOfDeckTo('shieldZone', 1, 'opponent')),
    ],
  }),
);

const midoriChiGinIaru = creature({
  name: '緑知銀 イーアル',
  civilizations: ['light'],
  races: ['Metallica'],
  cost: 4,
  power: 1000,
  abilities: [
    shieldTrigger,
    provided(
      { kind: 'compare', a: countOf(opponentsMana()), is: 'more', b: countOf(yourMana()) },
      whenPut(self, topOfDeckTo('manaZone', 2)),
    ),
    given(
      both(isLike(the('was'), { usedThrough: 'shieldTrigger' }), shieldsAre('you', atMost(0))),
      whenPut(self, tap(chooseUpTo(opponentsCreatures(), 2))),
    ),
  ],
  printings: ['DM23-BD7 024'],
});

const oruzekia = twinpact(
  '魔刻の斬将オルゼキア / 訪れる魔の時刻',
  creature({
    name: '魔刻の斬将オルゼキア',
    civilizations: ['darkness'],
    races: ['Demon Command'],
    cost: 7,
    power: 6000,
    abilities: [
      doubleBreaker,
      whenPut(
        self,
        inOrder(destroy(choose(yourCreatures())), destroy(choose(opponentsCreatures(), 2, 'opponent'))),
      ),
    ],
    printings: ['DM23-BD7 035'],
  }),
  spell({
    name: '訪れる魔の時刻',
    civilizations: ['darkness'],
    cost: 6,
    abilities: [spellAbility(returnToHand(chooseAnyNumber(yourGraveyard({ type: 'creature' }))))],
  }),
);

const rusoMontesu = twinpact(
  'ルソー・モンテス / 法と契約の秤',
  creature({
    name: 'ルソー・モンテス',
    civilizations: ['darkness'],
    races: ['Mafi Gang'],
    cost: 2,
    power: 1000,
    abilities: [whenPut(self, may(discard(choose(yourHand())), discard(atRandom(opponentsHand()))))],
    printings: ['DM23-BD7 036'],
  }),
  spell({
    name: '法と契約の秤',
    civilizations: ['darkness'],
    cost: 5,
    abilities: [spellAbility(put(choose(yourGraveyard({ type: 'creature', cost: atMost(7) }))))],
  }),
);

const kiokuNoMushou = spell({
  name: '記憶の霧消',
  civilizations: ['light'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(
      onlyIf(
        { kind: 'compare', a: countOf(opponentsMana()), is: 'more', b: countOf(yourMana()) },
        topOfDeckTo('manaZone'),
      ),
    ),
  ],
  printings: ['DM23-BD7 007'],
});

/** The cards of DM23-BD7. */
export const dm23bd7: readonly CardDefinition[] = [
  tourutouru,
  seintoKaiza,
  midoriChiGinIaru,
  oruzekia,
  rusoMontesu,
  kiokuNoMushou,
];

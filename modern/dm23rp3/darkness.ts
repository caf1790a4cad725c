import type { CardDefinition } from 'taiki';
import {
  abyssRush,
  any,
  anyOf,
  atLeast,
  atMost,
  atRandom,
  blocker,
  both,
  choose,
  chooseAnyNumber,
  creature,
  delayed,
  destroy,
  discard,
  doubleBreaker,
  draw,
  escapeAbility,
  gets,
  given,
  happened,
  isLike,
  itself,
  may,
  megaLastBurst,
  named,
  opponentsCreatures,
  opponentsHand,
  opponentsTurn,
  power,
  putIntoGraveyard,
  returnToHand,
  revealTop,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  tally,
  the,
  times,
  twinpact,
  when,
  whenDestroyed,
  whenPut,
  yourCreatures,
  yourGraveyard,
  yourShields,
} from 'taiki/words';
import { mayOnceSummonFrom } from '../common.ts';

const jiengegaVsShiekedan = creature({
  name: '信眼！ジェンゲガーvs.シェケダン',
  civilizations: ['darkness'],
  races: ['Abyss Royal', 'Mecha Del Dinero'],
  cost: 5,
  power: 3000,
  abilities: [
    whenPut(self, takeShieldWithoutTrigger(choose(yourShields()))),
    when(
      { event: 'moved', what: { of: 'you' }, from: 'shieldZone' },
      may(returnToHand(choose(yourGraveyard()))),
    ),
  ],
  printings: ['DM23-RP3 017'],
});

const h4ch1 = creature({
  name: '蜂紙の聖沌 h4ch1',
  civilizations: ['darkness'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 4,
  power: 4000,
  abilities: [
    shieldTrigger,
    given(
      both(
        isLike(the('was'), { usedThrough: 'shieldTrigger' }),
        both(opponentsTurn, happened({ event: 'shieldBroken', of: 'you' }, atLeast(2))),
      ),
      whenPut(
        self,
        may(tally(destroy(chooseAnyNumber(yourCreatures())), 'number'), draw(times(2, named('number')))),
      ),
    ),
    blocker,
    whenDestroyed(any('you'), destroy(choose(opponentsCreatures({ tapped: false })))),
  ],
  printings: ['DM23-RP3 019'],
});

const kaeruKamiNoHijiriTon = twinpact(
  '蛙紙の聖沌 fr09 / 聖沌忍法 メカ寄せの術',
  creature({
    name: '蛙紙の聖沌 fr09',
    civilizations: ['darkness'],
    races: ['Mecha Del Stella', 'Shinobi'],
    cost: 3,
    power: 2000,
    abilities: [blocker, megaLastBurst],
    printings: ['DM23-RP3 034'],
  }),
  spell({
    name: '聖沌忍法 メカ寄せの術',
    civilizations: ['darkness'],
    races: ['Mecha Del Tech'],
    cost: 2,
    abilities: [spellAbility(discard(atRandom(opponentsHand())))],
  }),
);

const miruMiruamiru = creature({
  name: 'ミル＝ミルアミール',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 8,
  power: 5000,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(self, gets(choose(opponentsCreatures()), 'turn', power(-7000))),
  ],
  printings: ['DM23-RP3 035'],
});

const haniMagani = twinpact(
  'ハニー＝マーガニー / 「こっちは甘いぞー」',
  creature({
    name: 'ハニー＝マーガニー',
    civilizations: ['darkness'],
    races: ['Abyss Royal'],
    cost: 2,
    power: 2000,
    abilities: [...abyssRush],
    printings: ['DM23-RP3 050'],
  }),
  spell({
    name: '「こっちは甘いぞー」',
    civilizations: ['nature'],
    races: ['Lure to Abyss'],
    cost: 2,
    abilities: [
      shieldTrigger,
      spellAbility(
        revealTop(3, 'seen'),
        returnToHand(choose({ ref: 'seen', filter: { type: 'creature' } })),
        putIntoGraveyard(the('seen')),
      ),
    ],
  }),
);

const araifuVsMapuru = creature({
  name: '刀走！アライフvs.マープル',
  civilizations: ['darkness'],
  races: ['Abyss Royal', 'Mecha Del Dinero'],
  cost: 6,
  power: 3000,
  abilities: [shieldTrigger, blocker, whenDestroyed(self, draw())],
  printings: ['DM23-RP3 058'],
});

const suraisaGuraisa = creature({
  name: 'スライサー＝グライサー',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 5000,
  abilities: [whenPut(self, destroy(choose(opponentsCreatures())))],
  printings: ['DM23-RP3 059'],
});

const npusuVsBurutoura = creature({
  name: '曲輪！ンプスvs.ブルトゥーラ',
  civilizations: ['darkness'],
  races: ['Abyss Royal', 'Mecha Del Dinero'],
  cost: 2,
  power: 2000,
  abilities: [escapeAbility],
  printings: ['DM23-RP3 060'],
});

const burajiesukoW1 = creature({
  name: 'ブラジェスコ-W1',
  civilizations: ['darkness'],
  races: ['Mecha Del Dinero'],
  cost: 2,
  power: 1000,
  abilities: [whenPut(self, gets(choose(opponentsCreatures()), 'turn', power(-3000)))],
  printings: ['DM23-RP3 061'],
});

const vaioshiron = creature({
  name: 'ヴァイオシロン-C6',
  civilizations: ['darkness'],
  races: ['Mecha Del Dinero'],
  cost: 4,
  power: 7000,
  abilities: [
    shieldTrigger,
    blocker,
    doubleBreaker,
    whenPut(self, discard(atRandom(opponentsHand()))),
    when(
      anyOf({ event: 'attacks', what: itself }, { event: 'blocks', what: itself }),
      delayed(when({ event: 'endOfAttack', what: any('any') }, destroy(self)), 'attack'),
    ),
  ],
  printings: ['DM23-RP3 018'],
});

const tonguGongu = twinpact(
  'トング＝ゴング / 「世界をつかませてやろうか？」',
  creature({
    name: 'トング＝ゴング',
    civilizations: ['darkness'],
    races: ['Abyss Royal'],
    cost: 5,
    power: 7000,
    abilities: [doubleBreaker, mayOnceSummonFrom('graveyard'), megaLastBurst],
    printings: ['DM23-RP3 016a'],
  }),
  spell({
    name: '「世界をつかませてやろうか？」',
    civilizations: ['darkness'],
    races: ['Lure to Abyss'],
    cost: 3,
    abilities: [spellAbility(destroy(choose(opponentsCreatures({ cost: atMost(4) }))))],
  }),
);

export const darkness: readonly CardDefinition[] = [
  tonguGongu,
  vaioshiron,
  jiengegaVsShiekedan,
  h4ch1,
  kaeruKamiNoHijiriTon,
  miruMiruamiru,
  haniMagani,
  araifuVsMapuru,
  suraisaGuraisa,
  npusuVsBurutoura,
  burajiesukoW1,
];

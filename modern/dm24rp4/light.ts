import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  another,
  any,
  anyOf,
  atEndOfYourTurn,
  atLeast,
  atMost,
  barabariety,
  blocker,
  callnionOfSpell,
  cannot,
  cannotAttackPlayers,
  choose,
  chooseUpTo,
  costOf,
  countOf,
  creature,
  doubleBreaker,
  draw,
  escapeAbility,
  gains,
  gets,
  gravityZero,
  guardStrike,
  hyperEnergy,
  inOrder,
  itself,
  limited,
  may,
  opponentsCreatures,
  opponentsHand,
  plus,
  power,
  poweredBreaker,
  provided,
  put,
  saver,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  tap,
  that,
  the,
  times,
  topOfDeckTo,
  untap,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';

const enGorugini = creature({
  name: '金天使 エン・ゴルギーニ',
  civilizations: ['light'],
  races: ['Mecha Angel Command'],
  cost: 5,
  power: 6000,
  abilities: [
    hyperEnergy,
    blocker,
    doubleBreaker,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
      gets(
        chooseUpTo(yourCreatures({ other: true }), 1),
        'yourNextTurn',
        cannot({ do: 'move', from: 'battleZone' }),
      ),
    ),
  ],
  printings: ['DM24-RP4 013'],
});

const akumaSekaiNoSenkou = spell({
  name: '悪魔世界の閃光',
  civilizations: ['light'],
  cost: 6,
  abilities: [
    shieldTrigger,
    callnionOfSpell,
    spellAbility(untap(yourCreatures()), gets(yourCreatures(), 'yourNextTurn', gains(blocker))),
  ],
  printings: ['DM24-RP4 014'],
});

const madorenu = creature({
  name: '光器マドレーヌ',
  civilizations: ['light'],
  races: ['Mecha Del Sol'],
  cost: 6,
  power: 2500,
  abilities: [
    shieldTrigger,
    whenPut(self, tap(opponentsCreatures())),
    provided(barabariety(3), wheneverAttacks(self, may(topOfDeckTo('shieldZone')))),
  ],
  printings: ['DM24-RP4 028'],
});

const aparishio = creature({
  name: '巡霊者アパリシオ',
  civilizations: ['light'],
  races: ['Cosmo Walker'],
  cost: 2,
  power: 2000,
  abilities: [
    provided(
      barabariety(3),
      atEndOfYourTurn(
        inOrder(may(topOfDeckTo('shieldZone')), may(takeShieldWithoutTrigger(choose(yourShields())))),
      ),
    ),
  ],
  printings: ['DM24-RP4 030'],
});

const jaroddo = creature({
  name: '予言者ジャロッド',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 1,
  power: 1000,
  abilities: [blocker, cannotAttackPlayers, whenPut(another('you'), may(untap(self)))],
  printings: ['DM24-RP4 031'],
});

const erubaro = creature({
  name: '魔誕光喜エルバーロ',
  civilizations: ['light'],
  races: ['Demon Command', "Demon's Legacy"],
  cost: 4,
  power: 4500,
  abilities: [gravityZero(youHave(yourCreatures({ cost: atLeast(6) }))), blocker, escapeAbility],
  printings: ['DM24-RP4 052'],
});

const kuroneGorugini = creature({
  name: '金天使 クローネ・ゴルギーニ',
  civilizations: ['light'],
  races: ['Mecha Angel Command'],
  cost: 3,
  power: 3500,
  abilities: [
    hyperEnergy,
    whenPut(
      self,
      inOrder(
        tap(choose(opponentsCreatures())),
        gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
      ),
    ),
  ],
  printings: ['DM24-RP4 053'],
});

const shaMaimu = creature({
  name: '碧天の守護者シャ・マイム',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 3,
  power: 3000,
  abilities: [
    blocker,
    provided(
      { kind: 'compare', a: countOf(opponentsHand()), is: 'more', b: countOf(yourHand()) },
      atEndOfYourTurn(may(draw())),
    ),
  ],
  printings: ['DM24-RP4 054'],
});

const jonasu = creature({
  name: '光喜邪脚ジョナス',
  civilizations: ['light'],
  races: ['Mecha Brain Jacker'],
  cost: 2,
  power: 2500,
  abilities: [
    saver({ type: 'creature', cost: atLeast(6) }),
    whenDestroyed(self, may(untap(choose(allCreatures())))),
  ],
  printings: ['DM24-RP4 055'],
});

const gajirabyuto = creature({
  name: '魔誕の覇者ガジラビュート',
  civilizations: ['light'],
  races: ['Demon Command'],
  cost: 4,
  power: 4000,
  abilities: [
    guardStrike,
    limited(
      { times: 1, per: 'turn', by: 'this' },
      when(
        { event: 'attacks', what: any('any'), target: 'player' },
        may(put(choose(yourHand({ type: 'creature', cost: atMost(costOf(that)) })))),
      ),
    ),
  ],
  printings: ['DM24-RP4 001'],
});

const wonGorugini = creature({
  name: '金天使 ウォン・ゴルギーニ',
  civilizations: ['light'],
  races: ['Mecha Angel Command'],
  cost: 7,
  power: 6000,
  abilities: [
    hyperEnergy,
    blocker,
    poweredBreaker,
    when(
      { event: 'tapped', what: itself },
      gets(self, 'turn', power(times(3000, countOf(yourCreatures({ tapped: true, other: true }))))),
    ),
  ],
  printings: ['DM24-RP4 012'],
});

const kasokuju = creature({
  name: '加速樹',
  civilizations: ['light'],
  races: ['Starlight Tree'],
  cost: 2,
  power: 2500,
  abilities: [
    guardStrike,
    when(
      {
        event: 'put',
        what: any('opponent', { type: 'creature', cost: atLeast(plus(countOf(yourMana()), 1)) }),
      },
      may(topOfDeckTo('manaZone')),
    ),
  ],
  printings: ['DM24-RP4 029'],
});

export const light: readonly CardDefinition[] = [
  kasokuju,
  wonGorugini,
  enGorugini,
  akumaSekaiNoSenkou,
  madorenu,
  aparishio,
  jaroddo,
  erubaro,
  kuroneGorugini,
  shaMaimu,
  jonasu,
  gajirabyuto,
];

import type { CardDefinition } from 'taiki';
import {
  any,
  anyOf,
  atEndOfYourTurn,
  atLeast,
  atMost,
  blocker,
  called,
  cannot,
  cannotAttackPlayers,
  cardsIn,
  choose,
  chooseAnyNumber,
  countOf,
  creature,
  doubleBreaker,
  each,
  gains,
  guardStrike,
  has,
  hasWhile,
  itself,
  lookAtTop,
  may,
  opponentsCreatures,
  power,
  provided,
  putOnDeckBottom,
  returnToHand,
  sasageru,
  self,
  shieldTrigger,
  shinkaPower,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  survivesBattlesAgainst,
  sympathy,
  tap,
  the,
  topOfDeckTo,
  tripleBreaker,
  untap,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourMana,
  yourShields,
} from 'taiki/words';
import { TAP_ONE_FOR_LONG } from '../common.ts';

const danteStar = starEvolutionCreature({
  name: '「正義星帝」 ＜ダンテ.Star＞',
  civilizations: ['light'],
  races: ['Angel Command Dragon', 'Metallica', 'Rex Stars'],
  cost: 7,
  power: 14000,
  abilities: [
    sympathy(yourCreatures()),
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['light'] }] }),
    tripleBreaker,
    wheneverAttacks(any('you'), may(topOfDeckTo('shieldZone'))),
  ],
  printings: ['DMRP-20 S01'],
});

const reNanbanain = creature({
  name: '偽Re:の王 ナンバーナイン',
  civilizations: ['light'],
  races: ['King Command Dragon'],
  cost: 9,
  power: 9000,
  abilities: [guardStrike, doubleBreaker, has(cannot({ do: 'cast', who: 'opponent' }))],
  printings: ['DMRP-20 012'],
});

const kousokuNoHoshiKishi = creature({
  name: '「光速の星騎士」',
  civilizations: ['light'],
  races: ['Metallica', 'Rex Stars'],
  cost: 4,
  power: 2500,
  abilities: [
    shieldTrigger,
    blocker,
    cannotAttackPlayers,
    whenPut(any('you'), tap(choose(opponentsCreatures()))),
    each(yourShields({ type: 'creature', cost: atMost(4) }), gains(shieldTrigger)),
  ],
  printings: ['DMRP-20 013'],
});

const mementoStar = starEvolutionCreature({
  name: '御嶺 ＜メメント.Star＞',
  civilizations: ['light'],
  races: ['Metallica', 'Rex Stars'],
  cost: 4,
  power: 8000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['light'] }] }),
    blocker,
    doubleBreaker,
    atEndOfYourTurn(untap(self)),
  ],
  printings: ['DMRP-20 030'],
});

const disKateino = creature({
  name: 'Disカティノ',
  civilizations: ['light'],
  races: ['Light Bringer', 'Distas'],
  cost: 3,
  power: 3000,
  abilities: [
    blocker,
    hasWhile(
      youHave(yourCreatures({ races: ['Dispector'] }), atMost(0)),
      cannot({ do: 'attack', target: 'player' }),
    ),
    hasWhile(youHave(yourCreatures({ races: ['Dispector'] })), power(5000), gains(doubleBreaker)),
  ],
  printings: ['DMRP-20 031'],
});

const shamari1 = creature({
  name: '黙示 シャマリ-1',
  civilizations: ['light'],
  races: ['Light Bringer', 'Distas'],
  cost: 2,
  power: 2500,
  abilities: [
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'opponent', { type: 'spell' }), {
      kind: 'cost',
      by: 1,
      atLeast: 0,
    }),
    sasageru(1),
  ],
  printings: ['DMRP-20 032'],
});

const reonida2 = creature({
  name: '聖霊 レオニダ-2',
  civilizations: ['light'],
  races: ['Angel Command', 'Distas'],
  cost: 4,
  power: 6000,
  abilities: [blocker, cannotAttackPlayers, sasageru(2)],
  printings: ['DMRP-20 059'],
});

const pungi = creature({
  name: '奇石 プンギ',
  civilizations: ['light'],
  races: ['Metallica', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [
    when(
      anyOf({ event: 'attacked', what: itself }, { event: 'chosen', what: itself, by: 'opponent' }),
      tap(choose(opponentsCreatures())),
    ),
    shinkaPower(tap(choose(opponentsCreatures()))),
  ],
  printings: ['DMRP-20 060'],
});

const shinseiJuniKamiKi = spell({
  name: '神聖十二神騎:||',
  civilizations: ['light'],
  cost: 4,
  abilities: [
    guardStrike,
    spellAbility(
      lookAtTop(4, 'seen'),
      {
        do: 'choose',
        what: called(
          chooseAnyNumber({ ref: 'seen', filter: { type: 'creature', keyword: 'blocker' } }),
          'found',
        ),
      },
      { do: 'reveal', what: the('found') },
      returnToHand(the('found')),
      putOnDeckBottom(the('seen')),
    ),
  ],
  printings: ['DMRP-20 063'],
});

const perfectMaria = creature({
  name: '光器パーフェクト・マライア',
  civilizations: ['light'],
  races: ['Mecha Del Sol'],
  cost: 5,
  power: 2500,
  abilities: [shieldTrigger, blocker, cannotAttackPlayers, survivesBattlesAgainst({ power: atMost(5500) })],
  printings: ['DMRP-20 058'],
});

const disVarucha = creature({
  name: 'Disヴァルチャ',
  civilizations: ['light'],
  races: ['Arc Seraphim', 'Distas'],
  cost: 1,
  power: 2000,
  abilities: [
    blocker,
    cannotAttackPlayers,
    provided(youHave(yourMana({ multicolored: true }), atLeast(4)), whenPut(self, TAP_ONE_FOR_LONG)),
  ],
  printings: ['DMRP-20 062'],
});

const koruteoSpark = spell({
  name: 'コルテオ・スパーク',
  civilizations: ['light'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(tap(chooseAnyNumber(yourCreatures()))),
    spellAbility(tap(choose(opponentsCreatures(), countOf(yourCreatures({ tapped: true }))))),
  ],
  printings: ['DMRP-20 064'],
});

export const light: readonly CardDefinition[] = [
  koruteoSpark,
  disVarucha,
  perfectMaria,
  danteStar,
  reNanbanain,
  kousokuNoHoshiKishi,
  mementoStar,
  disKateino,
  shamari1,
  reonida2,
  pungi,
  shinseiJuniKamiKi,
];

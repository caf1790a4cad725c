import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atMost,
  choose,
  countOf,
  creature,
  destroy,
  doubleBreaker,
  has,
  itself,
  opponentsCreatures,
  power,
  poweredBreaker,
  put,
  spell,
  spellAbility,
  times,
  twinpact,
  when,
  yourGraveyard,
} from 'taiki/words';

const ruginusu = twinpact(
  '龍装医 ルギヌス / 地獄のゴッド・ハンド',
  creature({
    name: '龍装医 ルギヌス',
    civilizations: ['darkness'],
    races: ['Dragon Guild', 'Mafi Gang'],
    cost: 8,
    power: 11000,
    abilities: [
      doubleBreaker,
      when(
        anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
        put(choose(yourGraveyard({ type: 'creature', cost: atMost(7), evolution: false }))),
      ),
    ],
    printings: ['DMEX-17 034'],
  }),
  spell({
    name: '地獄のゴッド・ハンド',
    civilizations: ['darkness'],
    cost: 5,
    abilities: [spellAbility(destroy(choose(opponentsCreatures())))],
  }),
);

const guretoburiten = creature({
  name: '刻一黒の成長 グレートブリテン',
  civilizations: ['darkness'],
  races: ['Outrage MAX'],
  cost: 1,
  power: 0,
  abilities: [poweredBreaker, has(power(times(1000, countOf(yourGraveyard()))))],
  printings: ['DMEX-17 085'],
});

export const darkness: readonly CardDefinition[] = [ruginusu, guretoburiten];

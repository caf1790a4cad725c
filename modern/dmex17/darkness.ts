import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atMost,
  choose,
  countOf,
  creature,
  destroy,
  doubleBreaker,
  gets,
  has,
  itself,
  knightMagic,
  opponentsCreatures,
  power,
  poweredBreaker,
  put,
  self,
  spell,
  spellAbility,
  times,
  twinpact,
  when,
  wheneverAttacks,
  yourGraveyard,
} from 'taiki/words';

const ferunandoVi = twinpact(
  '魔光帝フェルナンドVII世 / 魔弾デュアル・ザンジバル',
  creature({
    name: '魔光帝フェルナンドVII世',
    civilizations: ['darkness'],
    races: ['Demon Command', 'Knight'],
    cost: 11,
    power: 11000,
    abilities: [
      {
        kind: 'static',
        affects: self,
        effects: [{ kind: 'cost', by: times(-1, countOf(yourGraveyard({ type: 'spell' }))), atLeast: 1 }],
        from: ['hand', 'manaZone', 'graveyard'],
      },
      wheneverAttacks(
        self,
        gets(
          choose(opponentsCreatures()),
          'turn',
          power(times(-1000, countOf(yourGraveyard({ type: 'spell' })))),
        ),
      ),
      doubleBreaker,
    ],
    printings: ['DMEX-17 031'],
  }),
  spell({
    name: '魔弾デュアル・ザンジバル',
    civilizations: ['darkness'],
    races: ['Knight'],
    cost: 4,
    abilities: [knightMagic(gets(choose(opponentsCreatures()), 'turn', power(-2000)))],
  }),
);

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

export const darkness: readonly CardDefinition[] = [ferunandoVi, ruginusu, guretoburiten];

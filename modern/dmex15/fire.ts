import type { CardDefinition } from 'taiki';
import {
  atMost,
  battle,
  choose,
  chooseUpTo,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  hasWhile,
  inOrder,
  insteadDo,
  isBattling,
  itself,
  may,
  onlyIf,
  opponentsCreatures,
  opponentsShields,
  power,
  put,
  putIntoGraveyard,
  self,
  shieldsAre,
  shieldTrigger,
  spell,
  spellAbility,
  that,
  the,
  twinpact,
  whenWinsBattle,
  yourHand,
} from 'taiki/words';

const borumeteusuHowaitoDoragon = twinpact(
  'ボルメテウス・ホワイト・ドラゴン / ボルメテウス・レジェンド・フレア',
  creature({
    name: 'ボルメテウス・ホワイト・ドラゴン',
    civilizations: ['fire'],
    races: ['Armored Dragon'],
    cost: 7,
    power: 7000,
    abilities: [
      doubleBreaker,
      {
        kind: 'replacement',
        of: { event: 'breaks', what: itself },
        instead: insteadDo(putIntoGraveyard(that)),
      },
    ],
    printings: ['DMEX-15 A027'],
  }),
  spell({
    name: 'ボルメテウス・レジェンド・フレア',
    civilizations: ['fire'],
    cost: 6,
    abilities: [
      spellAbility(destroy(opponentsCreatures({ power: atMost(3000) }))),
      spellAbility(putIntoGraveyard(choose(opponentsShields()))),
    ],
  }),
);

const tatakauBekiToki = spell({
  name: '闘うべき時!!',
  civilizations: ['fire'],
  cost: 8,
  abilities: [
    spellAbility(
      putIntoGraveyard(choose(opponentsShields())),
      onlyIf(shieldsAre('opponent', atMost(0)), { do: 'wins', who: 'you' }),
    ),
  ],
  printings: ['DMEX-15 B018'],
});

const mushi = twinpact(
  'ムシ無視のんのん / 灰になるほどヒート',
  creature({
    name: 'ムシ無視のんのん',
    civilizations: ['fire'],
    races: ['Jokers'],
    cost: 6,
    power: 4000,
    abilities: [
      hasWhile(isBattling({}), power(4000)),
      whenWinsBattle(
        self,
        may(put(choose(yourHand({ type: 'creature', cost: atMost(5), races: ['Jokers'] })))),
      ),
    ],
    printings: ['DMEX-15 B068'],
  }),
  spell({
    name: '灰になるほどヒート',
    civilizations: ['fire'],
    cost: 5,
    abilities: [
      shieldTrigger,
      spellAbility(
        may(
          put(choose(yourHand({ type: 'creature', cost: atMost(6), races: ['Jokers'] }))),
          inOrder(
            { do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) },
            battle(the('chosen'), the('put')),
          ),
        ),
      ),
    ],
  }),
);

const merameraJokazu = spell({
  name: 'メラメラ・ジョーカーズ',
  civilizations: ['fire'],
  races: ['Jokers'],
  cost: 1,
  abilities: [spellAbility(may(discard(choose(yourHand({ races: ['Jokers'] }))), draw(2)))],
  printings: ['DMEX-15 B046'],
});

export const fire: readonly CardDefinition[] = [
  borumeteusuHowaitoDoragon,
  tatakauBekiToki,
  mushi,
  merameraJokazu,
];

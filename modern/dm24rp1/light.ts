import type { CardDefinition } from 'taiki';
import {
  any,
  anyOf,
  atEndOfYourTurn,
  atMost,
  blocker,
  cannotAttackPlayers,
  cardsIn,
  choose,
  creature,
  doubleBreaker,
  draw,
  escapeAbility,
  given,
  insteadDo,
  itself,
  limited,
  may,
  opponentsCreatures,
  opponentsTurn,
  put,
  self,
  shieldTrigger,
  tap,
  topOfDeckTo,
  ultraSaver,
  untap,
  when,
  whenDestroyed,
  whenPut,
  yourHand,
} from 'taiki/words';

const tatefuEru = creature({
  name: '回帰の守護者タテフ・エール',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 3,
  power: 6500,
  abilities: [
    doubleBreaker,
    {
      kind: 'replacement',
      of: { event: 'breaks', what: itself },
      instead: insteadDo(topOfDeckTo('shieldZone')),
    },
    when({ event: 'moved', what: itself, from: 'battleZone' }, topOfDeckTo('shieldZone')),
  ],
  printings: ['DM24-RP1 001'],
});

const saifogeto = creature({
  name: '光開の精霊サイフォゲート',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 6,
  power: 3500,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(
      self,
      may(
        put(
          choose(
            yourHand({ type: 'creature', keyword: 'blocker', evolution: false, civilizations: ['light'] }),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM24-RP1 012'],
});

const kaosumantora = creature({
  name: '瞑カオスマントラ',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 3,
  power: 3500,
  abilities: [
    limited({ times: 1, per: 'turn', by: 'this' }, when({ event: 'tapped', what: any('you') }, may(draw()))),
    given(
      opponentsTurn,
      when(
        { event: 'moved', what: itself, from: 'battleZone' },
        may(put(choose(yourHand({ type: 'creature', cost: atMost(4) })))),
      ),
    ),
  ],
  printings: ['DM24-RP1 014'],
});

const sanama = creature({
  name: '法理の使徒サンアーマ',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 6,
  power: 2500,
  abilities: [shieldTrigger, whenPut(self, tap(opponentsCreatures())), escapeAbility],
  printings: ['DM24-RP1 028'],
});

const arian = creature({
  name: '聖騎士アリアン',
  civilizations: ['light'],
  races: ['Rainbow Phantom'],
  cost: 2,
  power: 2500,
  abilities: [
    when(
      { event: 'untapped', what: itself },
      {
        do: 'lasting',
        affects: cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature' }),
        effects: [{ kind: 'cost', by: -2, atLeast: 1 }],
        until: 'turn',
        alsoLater: true,
        untilUsed: true,
      },
    ),
    given(
      opponentsTurn,
      when({ event: 'moved', what: itself, from: 'battleZone' }, may(topOfDeckTo('shieldZone'))),
    ),
  ],
  printings: ['DM24-RP1 030'],
});

const kunta = creature({
  name: '猛戸の伝道師クーンタ',
  civilizations: ['light'],
  races: ['Berserker'],
  cost: 4,
  power: 5500,
  abilities: [blocker, escapeAbility],
  printings: ['DM24-RP1 052'],
});

const maMore = creature({
  name: '宣凶師マ・モーレ',
  civilizations: ['light'],
  races: ['Gladiator'],
  cost: 3,
  power: 3000,
  abilities: [when({ event: 'tapped', what: itself }, may(topOfDeckTo('shieldZone')))],
  printings: ['DM24-RP1 053'],
});

const keisu = creature({
  name: '予言者ケイス',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 2,
  power: 2000,
  abilities: [
    shieldTrigger,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'moved', what: itself, from: 'battleZone' }),
      tap(choose(opponentsCreatures())),
    ),
  ],
  printings: ['DM24-RP1 054'],
});

const reiga = creature({
  name: '超化の守護者レイガー',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 2,
  power: 1000,
  abilities: [ultraSaver({ type: 'creature', races: ['Hyper Monster'] }), whenDestroyed(self, may(draw()))],
  printings: ['DM24-RP1 055'],
});

const shuTamaki = creature({
  name: '朱玉樹',
  civilizations: ['light'],
  races: ['Starlight Tree'],
  cost: 1,
  power: 1500,
  abilities: [blocker, cannotAttackPlayers, atEndOfYourTurn(untap(self))],
  printings: ['DM24-RP1 056'],
});

export const light: readonly CardDefinition[] = [
  tatefuEru,
  saifogeto,
  kaosumantora,
  sanama,
  arian,
  kunta,
  maMore,
  keisu,
  reiga,
  shuTamaki,
];

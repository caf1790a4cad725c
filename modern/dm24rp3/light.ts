import type { CardDefinition } from 'taiki';
import {
  addToShields,
  allCreatures,
  blocker,
  callnion,
  cannotAttackPlayers,
  choose,
  creature,
  gets,
  hyperEnergy,
  inOrder,
  may,
  opponentsCreatures,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  the,
  whenPut,
} from 'taiki/words';

const doruGorugini = creature({
  name: '金天使 ドル・ゴルギーニ',
  civilizations: ['light'],
  races: ['Mecha Angel Command'],
  cost: 6,
  power: 4500,
  abilities: [shieldTrigger, hyperEnergy, whenPut(self, may(addToShields(choose(opponentsCreatures()))))],
  printings: ['DM24-RP3 029'],
});

const gorudoUiride = creature({
  name: 'ゴールド・ウィリデ',
  civilizations: ['light'],
  races: ['Mecha Del Dinero', 'Mecha Angel Command'],
  cost: 5,
  power: 5000,
  abilities: [
    callnion,
    whenPut(
      self,
      inOrder(
        tap(choose(opponentsCreatures(), 2)),
        gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
      ),
    ),
  ],
  printings: ['DM24-RP3 031'],
});

const gorudorankoin = creature({
  name: '福音の精霊ゴルドランコイン',
  civilizations: ['light'],
  races: ['Mecha Angel Command'],
  cost: 3,
  power: 4500,
  abilities: [
    shieldTrigger,
    whenPut(self, tap(choose(opponentsCreatures({ tapped: false }), 1, 'opponent'))),
  ],
  printings: ['DM24-RP3 053'],
});

const uebikion = creature({
  name: '星姫械 ウェビキオン',
  civilizations: ['light'],
  races: ['Mecha Del Stella'],
  cost: 1,
  power: 4000,
  abilities: [blocker, cannotAttackPlayers],
  printings: ['DM24-RP3 055'],
});

const gorudoranSupaku = spell({
  name: 'ゴルドラン・スパーク',
  civilizations: ['light'],
  cost: 4,
  abilities: [shieldTrigger, spellAbility(tap(allCreatures()))],
  printings: ['DM24-RP3 056'],
});

export const light: readonly CardDefinition[] = [
  doruGorugini,
  gorudoUiride,
  gorudorankoin,
  uebikion,
  gorudoranSupaku,
];

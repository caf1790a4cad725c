import type { CardDefinition } from 'taiki';
import {
  atEndOfYourTurn,
  blocker,
  cannotAttackPlayers,
  cardsIn,
  choose,
  civilCount,
  countOf,
  creature,
  doubleBreaker,
  draw,
  gains,
  gets,
  gravityZero,
  inOrder,
  may,
  opponentsCreatures,
  opponentsShields,
  power,
  provided,
  put,
  self,
  shieldSaver,
  shieldTrigger,
  spell,
  spellAbility,
  tamaseed,
  tap,
  the,
  topOfDeckTo,
  untap,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  whenWinsBattle,
  youHave,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';

const urutorakuikkuMahoganihandoru = tamaseed({
  name: 'ウルトラクイック・マホガニーハンドル',
  civilizations: ['light'],
  cost: 4,
  abilities: [
    whenPut(self, draw()),
    provided(
      { kind: 'compare', a: countOf(yourShields()), is: 'less', b: countOf(opponentsShields()) },
      atEndOfYourTurn(may(topOfDeckTo('shieldZone'))),
    ),
  ],
  printings: ['DM22-RP2 010'],
});

const supaku = spell({
  name: '閃光呪文「スパーク」',
  civilizations: ['light'],
  cost: 5,
  abilities: [shieldTrigger, gravityZero(civilCount('light', 4)), spellAbility(tap(opponentsCreatures()))],
  printings: ['DM22-RP2 011'],
});

const shaIrokku = creature({
  name: '利則の求道者シャ・イロック',
  civilizations: ['light'],
  races: ['Mecha Thunder'],
  cost: 6,
  power: 6500,
  abilities: [
    blocker,
    doubleBreaker,
    provided(civilCount('light', 3), whenWinsBattle(self, may(topOfDeckTo('shieldZone')))),
  ],
  printings: ['DM22-RP2 027'],
});

const eruba = creature({
  name: '奇石 エルバ',
  civilizations: ['light'],
  races: ['Metallica'],
  cost: 4,
  power: 4500,
  abilities: [
    shieldTrigger,
    blocker,
    cannotAttackPlayers,
    whenDestroyed(self, may(put(choose(yourHand({ names: ['奇石 エルバ'] }))))),
  ],
  printings: ['DM22-RP2 028'],
});

const deyuariSutando = creature({
  name: '光器デュアリ・スタンド',
  civilizations: ['light'],
  races: ['Mecha Del Sol'],
  cost: 4,
  power: 5000,
  abilities: [
    blocker,
    provided(youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' })), atEndOfYourTurn(untap(self))),
  ],
  printings: ['DM22-RP2 051'],
});

const zevokatoM2 = creature({
  name: 'ゼヴォカート-M2',
  civilizations: ['light'],
  races: ['Mecha Del Dinero'],
  cost: 2,
  power: 2500,
  abilities: [
    provided(
      civilCount('light', 3),
      wheneverAttacks(
        self,
        inOrder(
          tap(choose(opponentsCreatures())),
          gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
        ),
      ),
    ),
  ],
  printings: ['DM22-RP2 053'],
});

const gifuto = tamaseed({
  name: '轟龍のギフト',
  civilizations: ['light'],
  cost: 2,
  abilities: [
    whenPut(
      self,
      inOrder(
        tap(choose(opponentsCreatures())),
        gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
      ),
    ),
    shieldSaver,
  ],
  printings: ['DM22-RP2 054'],
});

const rebarejjiDorifuto = spell({
  name: 'レバレッジ・ドリフト',
  civilizations: ['light'],
  cost: 1,
  abilities: [
    shieldTrigger,
    spellAbility(
      untap(choose(yourCreatures())),
      gets(the('chosen'), 'yourNextTurn', power(3000), gains(blocker)),
    ),
  ],
  printings: ['DM22-RP2 055'],
});

export const light: readonly CardDefinition[] = [
  urutorakuikkuMahoganihandoru,
  supaku,
  shaIrokku,
  eruba,
  deyuariSutando,
  zevokatoM2,
  gifuto,
  rebarejjiDorifuto,
];

import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  atLeast,
  blocker,
  both,
  called,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  doubleBreaker,
  draw,
  gets,
  given,
  gravityZero,
  happened,
  inOrder,
  isLike,
  lookAtTop,
  may,
  mekreid,
  ninjaChange,
  oneOf,
  opponentsCreatures,
  opponentsTurn,
  power,
  put,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  the,
  twinpact,
  untap,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';

const mozukuNoHijiriTon5u170n = creature({
  name: '水雲の聖沌 5u170n',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 5,
  power: 4000,
  abilities: [
    shieldTrigger,
    whenPut(self, tap(choose(opponentsCreatures()))),
    given(
      both(
        isLike(the('was'), { usedThrough: 'shieldTrigger' }),
        both(opponentsTurn, happened({ event: 'shieldBroken', of: 'you' }, atLeast(2))),
      ),
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
    ),
  ],
  printings: ['DM23-SD2 003'],
});

const n4rc0 = creature({
  name: '警鐘の聖沌 n4rc0',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 3,
  power: 3000,
  abilities: [
    whenPut(
      self,
      inOrder(
        lookAtTop(5, 'seen'),
        {
          do: 'choose',
          what: called(chooseUpTo({ ref: 'seen', filter: { races: ['Mecha', 'Shinobi'] } }, 1), 'found'),
        },
        { do: 'reveal', what: the('found') },
        returnToHand(the('found')),
        putOnDeckBottom(the('seen')),
      ),
    ),
  ],
  printings: ['DM23-SD2 005'],
});

const k3mur1 = twinpact(
  '煙幕の聖沌 k3mur1 / 聖沌忍法 メカくしの術',
  creature({
    name: '煙幕の聖沌 k3mur1',
    civilizations: ['light'],
    races: ['Mecha Del Stella', 'Shinobi'],
    cost: 3,
    power: 4000,
    abilities: [
      wheneverAttacks(
        self,
        may(
          tap(choose(yourCreatures({ other: true, races: ['Mecha', 'Shinobi'] }))),
          mekreid(5, { races: ['Mecha'] }),
        ),
      ),
    ],
    printings: ['DM23-SD2 007'],
  }),
  spell({
    name: '聖沌忍法 メカくしの術',
    civilizations: ['light'],
    races: ['Mecha Del Tech', 'Shinobi'],
    cost: 3,
    abilities: [
      shieldTrigger,
      spellAbility(oneOf(tap(choose(allCreatures())), untap(choose(allCreatures())))),
      spellAbility(draw()),
    ],
  }),
);

const mimozasuta = twinpact(
  '星姫械 ミモザスター / 招光呪文「メカミング」',
  creature({
    name: '星姫械 ミモザスター',
    civilizations: ['light'],
    races: ['Mecha Del Stella'],
    cost: 5,
    power: 7500,
    abilities: [blocker, doubleBreaker],
    printings: ['DM23-SD2 009'],
  }),
  spell({
    name: '招光呪文「メカミング」',
    civilizations: ['light'],
    races: ['Mecha Del Tech'],
    cost: 1,
    abilities: [
      spellAbility(
        lookAtTop(3, 'seen'),
        { do: 'choose', what: called(chooseUpTo({ ref: 'seen', filter: { races: ['Mecha'] } }, 1), 'found') },
        { do: 'reveal', what: the('found') },
        returnToHand(the('found')),
        putOnDeckBottom(the('seen')),
      ),
    ],
  }),
);

const ninShunNoHijiriTon = creature({
  name: '忍瞬の聖沌 53nju',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 5,
  power: 2000,
  abilities: [
    gravityZero(
      both(
        youHave(yourMana({ civilizations: ['light'] }), atLeast(2)),
        youHave(cardsIn('battleZone', 'you', { races: ['Shinobi'] })),
      ),
    ),
  ],
  printings: ['DM23-SD2 010'],
});

const kunoichimantora = creature({
  name: '聖なる混沌 クノイチマントラ',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 5,
  power: 7000,
  abilities: [
    ninjaChange(3),
    blocker,
    doubleBreaker,
    whenPut(self, gets(yourCreatures({ other: true }), 'yourNextTurn', power(3000))),
  ],
  printings: ['DM23-SD2 001'],
});

/** The cards of DM23-SD2. */
export const dm23sd2: readonly CardDefinition[] = [
  mozukuNoHijiriTon5u170n,
  n4rc0,
  k3mur1,
  mimozasuta,
  ninShunNoHijiriTon,
  kunoichimantora,
];

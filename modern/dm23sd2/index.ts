import type { CardDefinition } from 'taiki';
import {
  atLeast,
  blocker,
  both,
  called,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  doubleBreaker,
  given,
  gravityZero,
  happened,
  inOrder,
  isLike,
  lookAtTop,
  may,
  opponentsCreatures,
  opponentsTurn,
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
  whenPut,
  youHave,
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

/** The cards of DM23-SD2. */
export const dm23sd2: readonly CardDefinition[] = [
  mozukuNoHijiriTon5u170n,
  n4rc0,
  mimozasuta,
  ninShunNoHijiriTon,
];

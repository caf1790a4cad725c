import type { CardDefinition } from 'taiki';
import {
  addToShields,
  atLeast,
  atMost,
  blocker,
  both,
  cannot,
  cannotAttackPlayers,
  cardsIn,
  charger,
  choose,
  creature,
  doubleBreaker,
  doubleMekreid,
  each,
  gains,
  given,
  happened,
  hasWhile,
  inOrder,
  isLike,
  itself,
  limited,
  lookAtTop,
  may,
  mekreid,
  opponentsTurn,
  provided,
  returnToHand,
  self,
  shieldsAre,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  trueEscape,
  twinpact,
  untap,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourShields,
} from 'taiki/words';

const furaumuGorugini = creature({
  name: 'フラウム・ゴルギーニ',
  civilizations: ['light'],
  races: ['Mecha Del Dinero', 'Super Car Dragon'],
  cost: 9,
  power: 11500,
  abilities: [
    {
      kind: 'static',
      while: youHave(yourCreatures({ keyword: 'blocker' }), atLeast(2)),
      affects: self,
      effects: [{ kind: 'cost', by: -3, atLeast: 0 }],
      from: ['hand', 'manaZone', 'graveyard'],
    },
    doubleBreaker,
    when({ event: 'put', what: itself, how: 'summoned' }, doubleMekreid(8, { races: ['Mecha'] })),
    when({ event: 'endOfTurn', of: 'any' }, untap(cardsIn('battleZone', 'you', { races: ['Mecha'] }))),
  ],
  printings: ['DM23-RP2 001'],
});

const kusokuzeshiki = creature({
  name: '聖沌大忍者 クーソクゼーシキ',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 5,
  power: 5500,
  abilities: [
    shieldTrigger,
    given(
      both(
        isLike(the('was'), { usedThrough: 'shieldTrigger' }),
        both(opponentsTurn, happened({ event: 'shieldBroken', of: 'you' }, atLeast(2))),
      ),
      whenPut(
        self,
        inOrder(lookAtTop(2, 'seen'), addToShields(choose(the('seen'))), returnToHand(the('seen'))),
      ),
    ),
    blocker,
    each(yourShields({ type: 'creature', cost: atMost(8), races: ['Mecha'] }), gains(shieldTrigger)),
  ],
  printings: ['DM23-RP2 002'],
});

const aururiT8 = creature({
  name: 'アウルーリー-T8',
  civilizations: ['light'],
  races: ['Mecha Del Dinero'],
  cost: 5,
  power: 6000,
  abilities: [
    blocker,
    doubleBreaker,
    trueEscape,
    hasWhile(shieldsAre('you', atMost(0)), cannot({ do: 'move', from: 'battleZone' })),
  ],
  printings: ['DM23-RP2 010'],
});

const ninKusariNoHijiriTon = creature({
  name: '忍鎖の聖沌 94nm4',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 3,
  power: 2000,
  abilities: [
    wheneverAttacks(self, may(topOfDeckTo('shieldZone'))),
    limited(
      { times: 1, per: 'turn', by: 'this' },
      when({ event: 'moved', what: { of: 'you' }, to: 'shieldZone' }, mekreid(5, { races: ['Mecha'] })),
    ),
  ],
  printings: ['DM23-RP2 012'],
});

const sharishi = twinpact(
  '聖沌忍者 シャーリーシー / シャーリー・チャージャー',
  creature({
    name: '聖沌忍者 シャーリーシー',
    civilizations: ['light'],
    races: ['Mecha Del Sol', 'Shinobi'],
    cost: 7,
    power: 8500,
    abilities: [doubleBreaker, whenPut(self, topOfDeckTo('shieldZone', 2))],
    printings: ['DM23-RP2 027'],
  }),
  spell({
    name: 'シャーリー・チャージャー',
    civilizations: ['light'],
    races: ['Mecha Del Tech'],
    cost: 3,
    abilities: [spellAbility(topOfDeckTo('shieldZone')), charger],
  }),
);

const erunariku = creature({
  name: '星姫械 エルナリク',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 4,
  power: 8000,
  abilities: [
    blocker,
    cannotAttackPlayers,
    provided(
      happened({ event: 'moved', what: { of: 'you' }, to: 'shieldZone' }, atLeast(2)),
      when({ event: 'endOfTurn', of: 'any' }, mekreid(8, { races: ['Mecha'] })),
    ),
  ],
  printings: ['DM23-RP2 028'],
});

const sanHishiNoHijiriTon = creature({
  name: '撒菱の聖沌 7093',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 1,
  power: 3000,
  abilities: [blocker, cannotAttackPlayers],
  printings: ['DM23-RP2 054'],
});

export const light: readonly CardDefinition[] = [
  furaumuGorugini,
  kusokuzeshiki,
  aururiT8,
  ninKusariNoHijiriTon,
  sharishi,
  erunariku,
  sanHishiNoHijiriTon,
];

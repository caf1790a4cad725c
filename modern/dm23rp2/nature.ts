import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  both,
  cannot,
  cannotAttackPlayers,
  cannotBeBlockedBy,
  cardsIn,
  charger,
  choose,
  chooseUpTo,
  countOf,
  creature,
  doubleBreaker,
  exactly,
  gets,
  given,
  guardman,
  happened,
  has,
  inOrder,
  isLike,
  machFighter,
  may,
  mekreid,
  opponentsCreatures,
  opponentsTurn,
  plus,
  power,
  poweredBreaker,
  powerOfRef,
  putIntoMana,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  times,
  topOfDeckTo,
  twinpact,
  when,
  whenPut,
  yourCreatures,
  yourMana,
} from 'taiki/words';

const niapinMosukito = creature({
  name: 'ニアピン・モスキート',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 3,
  power: 6000,
  abilities: [
    shieldTrigger,
    given(
      both(
        isLike(the('was'), { usedThrough: 'shieldTrigger' }),
        both(opponentsTurn, happened({ event: 'shieldBroken', of: 'you' }, atLeast(2))),
      ),
      whenPut(
        self,
        gets(chooseUpTo(opponentsCreatures(), 3), 'turn', cannot({ do: 'attack', target: 'player' })),
      ),
    ),
    whenPut(self, may(returnToHand(choose(yourMana())))),
    cannotAttackPlayers,
  ],
  printings: ['DM23-RP2 026'],
});

const takeumaNoChoujin = twinpact(
  '竹馬の超人 / テイクバック・チャージャー',
  creature({
    name: '竹馬の超人',
    civilizations: ['nature'],
    races: ['Giant'],
    cost: 7,
    power: 11000,
    abilities: [
      doubleBreaker,
      whenPut(self, { do: 'moveTop', who: 'you', count: 2, to: 'manaZone', tapped: true }),
    ],
    printings: ['DM23-RP2 045'],
  }),
  spell({
    name: 'テイクバック・チャージャー',
    civilizations: ['nature'],
    races: ['Giant Skill'],
    cost: 3,
    abilities: [
      spellAbility(putIntoMana(choose(cardsIn('battleZone', 'any', { type: 'element', cost: atMost(3) })))),
      charger,
    ],
  }),
);

const teishottoBitoru = creature({
  name: 'ティーショット・ビートル',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 5,
  power: 2000,
  abilities: [
    poweredBreaker,
    has(power(times(2000, countOf(cardsIn('hand', 'any'))))),
    cannotBeBlockedBy({ type: 'creature', power: atMost(plus(powerOfRef(self), -1)) }),
  ],
  printings: ['DM23-RP2 046'],
});

const suiDenoChoujin = creature({
  name: '推出の超人',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 4,
  power: 5000,
  abilities: [
    given(
      happened({ event: 'moved', what: { of: 'you' }, to: 'manaZone' }, exactly(2)),
      when({ event: 'moved', what: { of: 'you' }, to: 'manaZone' }, mekreid(5, { races: ['Giant'] })),
    ),
  ],
  printings: ['DM23-RP2 047'],
});

const machingubatonDaidai = creature({
  name: 'マーチングバトン ダイダイ',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 2,
  power: 3000,
  abilities: [
    shieldTrigger,
    given(
      both(
        isLike(the('was'), { usedThrough: 'shieldTrigger' }),
        both(opponentsTurn, happened({ event: 'shieldBroken', of: 'you' }, atLeast(2))),
      ),
      whenPut(
        self,
        inOrder(
          putIntoMana(choose(yourCreatures(), 2)),
          putIntoMana(choose(opponentsCreatures(), 2, 'opponent')),
        ),
      ),
    ),
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }],
      from: ['manaZone'],
    },
  ],
  printings: ['DM23-RP2 048'],
});

const musouNoYousei = twinpact(
  '無双の妖精 / 招然呪文「ジャイババン」',
  creature({
    name: '無双の妖精',
    civilizations: ['nature'],
    races: ['Giant Snow Faerie'],
    cost: 5,
    power: 8000,
    abilities: [guardman, doubleBreaker],
    printings: ['DM23-RP2 071'],
  }),
  spell({
    name: '招然呪文「ジャイババン」',
    civilizations: ['nature'],
    cost: 3,
    abilities: [
      spellAbility(topOfDeckTo('manaZone'), may(returnToHand(choose(yourMana({ races: ['Giant'] }))))),
    ],
  }),
);

const papattoSukarabe = creature({
  name: 'パーパット・スカラベ',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 3,
  power: 5000,
  abilities: [machFighter],
  printings: ['DM23-RP2 072'],
});

const fantajisutaRaifu = spell({
  name: 'ファンタジスタ・ライフ',
  civilizations: ['nature'],
  races: ['Giant Skill'],
  cost: 4,
  abilities: [
    spellAbility(
      { do: 'moveTop', who: 'you', count: 2, to: 'manaZone', tapped: true },
      returnToHand(choose(yourMana())),
    ),
  ],
  printings: ['DM23-RP2 074'],
});

export const nature: readonly CardDefinition[] = [
  niapinMosukito,
  takeumaNoChoujin,
  teishottoBitoru,
  suiDenoChoujin,
  machingubatonDaidai,
  musouNoYousei,
  papattoSukarabe,
  fantajisutaRaifu,
];

import type { CardDefinition } from 'taiki';
import {
  addToShields,
  any,
  anyOf,
  atLeast,
  atMost,
  blocker,
  cannot,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  doubleBreaker,
  draw,
  each,
  eachWhile,
  exLife,
  gains,
  gets,
  guardStrike,
  happened,
  invasion,
  itself,
  justDiver,
  may,
  oneOf,
  opponentsCreatures,
  optionalReduction,
  poweredBlocker,
  returnToHand,
  sasageru,
  self,
  shieldTrigger,
  shinkaPower,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  takeShieldWithoutTrigger,
  when,
  whenDestroyed,
  whenPut,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourShields,
} from 'taiki/words';

const code1500 = creature({
  name: 'Code:1500',
  civilizations: ['water'],
  races: ['Dragon Code', 'Tricks', 'Rex Stars'],
  cost: 4,
  power: 4000,
  abilities: [
    justDiver,
    whenPut(self, draw()),
    shinkaPower(may(addToShields(choose(yourHand())), takeShieldWithoutTrigger(choose(yourShields())))),
  ],
  printings: ['DMRP-19 003'],
});

const okutopaKaneruStar = starEvolutionCreature({
  name: 'オクトーパ <カーネル.Star>',
  civilizations: ['water'],
  races: ['Mutopia', 'Angel Dragon', 'Rex Stars'],
  cost: 5,
  power: 6000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['water'] }] }),
    invasion({ cost: atLeast(4), civilizations: ['water'], races: ['Rex Stars'] }),
    doubleBreaker,
    whenPut(
      self,
      gets(
        chooseUpTo(opponentsCreatures(), 2),
        'yourNextTurn',
        cannot({ do: 'attack' }),
        cannot({ do: 'block' }),
      ),
    ),
  ],
  printings: ['DMRP-19 014'],
});

const warusurafo = creature({
  name: '越獣縫合 ワルスラフォー',
  civilizations: ['water'],
  races: ['Dispector', 'Magic Command', 'Dream Mate'],
  cost: 6,
  power: 7000,
  abilities: [
    exLife,
    doubleBreaker,
    when(anyOf({ event: 'put', what: itself }, { event: 'startOfTurn', of: 'you' }), draw()),
  ],
  printings: ['DMRP-19 033'],
});

const sadin = creature({
  name: '缶隊長 サーディン',
  civilizations: ['water'],
  races: ['Mutopia', 'Rex Stars'],
  cost: 5,
  power: 2000,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(
      self,
      may(
        oneOf(
          { do: 'move', what: yourGraveyard(), to: 'deck', shuffled: true },
          { do: 'move', what: cardsIn('graveyard', 'opponent'), to: 'deck', shuffled: true },
        ),
      ),
    ),
  ],
  printings: ['DMRP-19 034'],
});

const medikuri1 = creature({
  name: '電脳 メディクリ-1',
  civilizations: ['water'],
  races: ['Liquid People', 'Distas'],
  cost: 2,
  power: 1000,
  abilities: [each(yourCreatures({ races: ['Distas'] }), gains(justDiver)), sasageru(1)],
  printings: ['DMRP-19 035'],
});

const manomiPoseidonStar = starEvolutionCreature({
  name: 'マノミ <ポセイドン.Star>',
  civilizations: ['water'],
  races: ['Mutopia', 'Leviathan', 'Rex Stars'],
  cost: 4,
  power: 5000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['water'] }] }),
    whenPut(self, draw(2)),
  ],
  printings: ['DMRP-19 065'],
});

const soruja2 = creature({
  name: '電脳 ソルジャ-2',
  civilizations: ['water'],
  races: ['Liquid People', 'Distas'],
  cost: 4,
  power: 3000,
  abilities: [whenDestroyed(self, returnToHand(self)), sasageru(2)],
  printings: ['DMRP-19 066'],
});

const ikkakuSakanaGs = creature({
  name: '一角魚 GS',
  civilizations: ['water'],
  races: ['Fish'],
  cost: 4,
  power: 1000,
  abilities: [guardStrike, whenPut(self, returnToHand(choose(opponentsCreatures())))],
  printings: ['DMRP-19 067'],
});

const shinmada = creature({
  name: '深海審判 シンマダ',
  civilizations: ['water'],
  races: ['Mutopia', 'Rex Stars'],
  cost: 2,
  power: 2000,
  abilities: [blocker, poweredBlocker(3000)],
  printings: ['DMRP-19 068'],
});

const reMaipaddo = creature({
  name: 'Re:奪取 マイパッド',
  civilizations: ['water'],
  races: ['Outrage', 'Rex Stars'],
  cost: 2,
  power: 1000,
  abilities: [
    guardStrike,
    eachWhile(
      happened({ event: 'put', what: any('you', { civilizations: ['water'] }), how: 'summoned' }, atMost(0)),
      cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', civilizations: ['water'] }),
      optionalReduction(1, 1),
    ),
  ],
  printings: ['DMRP-19 069'],
});

const ryuMotoJuten314Ryu = spell({
  name: '「龍素充填314％！龍素砲、撃てぇ！」',
  civilizations: ['water'],
  cost: 3,
  abilities: [
    spellAbility(gets(opponentsCreatures({ power: atMost(5000) }), 'yourNextTurn', cannot({ do: 'attack' }))),
    spellAbility(draw()),
  ],
  printings: ['DMRP-19 070'],
});

const kindanNoIseki = spell({
  name: '禁断の遺跡',
  civilizations: ['water'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(
      gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
    ),
    spellAbility(draw()),
  ],
  printings: ['DMRP-19 071'],
});

export const water: readonly CardDefinition[] = [
  code1500,
  okutopaKaneruStar,
  warusurafo,
  sadin,
  medikuri1,
  manomiPoseidonStar,
  soruja2,
  ikkakuSakanaGs,
  shinmada,
  reMaipaddo,
  ryuMotoJuten314Ryu,
  kindanNoIseki,
];

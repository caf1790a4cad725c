import {
  another,
  any,
  cannot,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  exLife,
  ifYouDo,
  instead,
  insteadDo,
  insteadOfBreaking,
  itself,
  opponentsCreatures,
  optional,
  putIntoGraveyard,
  putIntoMana,
  returnToHand,
  self,
  spell,
  spellAbility,
  stays,
  that,
  topOfDeckTo,
  when,
  whenDestroyed,
  whenPut,
  whenWinsBattle,
  wouldBeDestroyed,
  wouldLeave,
  youHave,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;
const phoenix = creature({
  ...plain,
  name: 'Phoenix',
  power: 1000,
  abilities: [wouldBeDestroyed(self, instead('hand'))],
});
const root = creature({
  ...plain,
  name: 'Root',
  power: 1000,
  abilities: [wouldBeDestroyed(self, instead('manaZone'))],
});
const ghost = creature({
  ...plain,
  name: 'Ghost',
  power: 1000,
  abilities: [wouldBeDestroyed(self, instead('hand')), whenDestroyed(self, draw())],
});
const anchor = creature({
  ...plain,
  name: 'Anchor',
  power: 1000,
  abilities: [optional(wouldLeave(self, { kind: 'move', to: 'shieldZone' }))],
});
const both = creature({
  ...plain,
  name: 'Both',
  power: 1000,
  abilities: [wouldBeDestroyed(self, instead('hand')), wouldBeDestroyed(self, instead('manaZone'))],
});
const gardener = creature({
  ...plain,
  name: 'Gardener',
  power: 5000,
  abilities: [wouldBeDestroyed(any('any', { power: { max: 2000 } }), instead('manaZone'))],
});
const mourner = creature({
  ...plain,
  name: 'Mourner',
  power: 9000,
  abilities: [whenDestroyed(another('any'), topOfDeckTo('graveyard'))],
});
const bargain = spell({
  ...plain,
  name: 'Bargain',
  abilities: [spellAbility(ifYouDo(destroy(choose(yourCreatures())), draw(2)))],
});
const purge = spell({ ...plain, name: 'Purge', abilities: [spellAbility(destroy(yourCreatures()))] });
const bounce = creature({
  ...plain,
  name: 'Bounce',
  power: 1000,
  abilities: [whenPut(self, returnToHand(choose(opponentsCreatures())))],
});
const victor = creature({ ...plain, name: 'Victor', power: 5000, abilities: [whenWinsBattle(self, draw())] });
const hybrid = creature({
  name: 'Hybrid',
  civilizations: ['fire', 'nature'],
  cost: 1,
  power: 1000,
  abilities: [wouldBeDestroyed(self, instead('manaZone'))],
});
const beast = creature({ ...plain, name: 'Beast', power: 2000 });
const cards = [
  phoenix,
  root,
  ghost,
  anchor,
  both,
  gardener,
  mourner,
  bargain,
  purge,
  bounce,
  hybrid,
  beast,
  victor,
];
const cast = (name: string) => ({ hand: [name], manaZone: { nature: 1 } });

const scape = creature({
  ...plain,
  name: 'Scape',
  power: 1000,
  abilities: [wouldBeDestroyed(any('you', { names: ['Beast'] }), insteadDo(putIntoGraveyard(self)))],
});
const keeper = creature({
  ...plain,
  name: 'Keeper',
  power: 1000,
  abilities: [wouldBeDestroyed(any('you'), insteadDo(putIntoMana(that)))],
});
const dealer = creature({
  ...plain,
  name: 'Dealer',
  power: 1000,
  abilities: [wouldBeDestroyed(self, insteadDo(draw()))],
});
const dauntless = creature({
  ...plain,
  name: 'Dauntless',
  power: 1000,
  abilities: [{ ...wouldBeDestroyed(self, stays), while: youHave(yourCreatures({ names: ['Beast'] })) }],
});
const doomed = creature({ ...plain, name: 'Doomed', power: 1000, abilities: [exLife] });
const spent = creature({
  ...plain,
  name: 'Spent',
  power: 1000,
  abilities: [wouldLeave(self, insteadDo(putIntoGraveyard(opponentsCreatures({ names: ['Nobody'] }))))],
});
const spring = creature({
  ...plain,
  name: 'Spring',
  power: 1000,
  abilities: [
    { kind: 'replacement', of: { event: 'leaves', what: itself, to: 'hand' }, instead: instead('manaZone') },
  ],
});
const undertow = creature({
  ...plain,
  name: 'Undertow',
  power: 1000,
  abilities: [
    {
      kind: 'replacement',
      of: { event: 'moves', what: { of: 'any' }, from: 'hand', to: 'graveyard' },
      instead: { kind: 'move', to: 'deck', position: 'bottom' },
    },
  ],
});
const charm = creature({
  ...plain,
  name: 'Charm',
  power: 1000,
  abilities: [{ ...wouldBeDestroyed(any('you'), instead('hand')), from: ['shieldZone'] }],
});
const bulwark = creature({
  ...plain,
  name: 'Bulwark',
  power: 1000,
  abilities: [
    wouldBeDestroyed(any('you', { names: ['Beast'] }), { kind: 'move', to: 'manaZone', tapped: true }),
  ],
});
const warder = creature({
  ...plain,
  name: 'Warder',
  power: 1000,
  abilities: [wouldLeave(any('you'), stays)],
});
const torn = creature({
  ...plain,
  name: 'Torn',
  power: 1000,
  abilities: [optional(wouldBeDestroyed(self, instead('hand'))), wouldBeDestroyed(self, instead('manaZone'))],
});
const gentle = creature({
  ...plain,
  name: 'Gentle',
  power: 1000,
  abilities: [{ kind: 'replacement', of: { event: 'breaks', what: itself }, instead: stays }],
});
const fire = spell({ ...plain, name: 'Fire', abilities: [spellAbility(destroy(choose(yourCreatures())))] });
const wind = spell({ ...plain, name: 'Wind', abilities: [spellAbility(returnToHand(yourCreatures()))] });
const loss = spell({ ...plain, name: 'Loss', abilities: [spellAbility(discard(choose(yourHand())))] });
const more = [
  ...cards,
  warder,
  torn,
  gentle,
  scape,
  keeper,
  dealer,
  dauntless,
  doomed,
  spent,
  spring,
  undertow,
  charm,
  bulwark,
  fire,
  wind,
  loss,
];

describe('609 replacement', () => {
  driven('the replaced event has not happened: nothing that waits for it triggers', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Purge'), battleZone: ['Ghost', 'Root'] },
      p2: { battleZone: ['Mourner'] },
    });
    duel.use('Cast Purge');
    expect(duel.asked).toBe('p1 main');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Mourner'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Ghost']);
    expect(duel.names('p1', 'manaZone')).toEqual(['Nature Filler', 'Root']);
    expect(duel.facts('effectTriggered', 'cardDestroyed')).toEqual([]);
  });

  driven('101.5a, 112 what was replaced still pays for a following "if you do"', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Bargain'), battleZone: ['Phoenix', 'Beast'] },
      p2: { battleZone: ['Mourner'] },
    });
    duel.use('Cast Bargain').choose('Phoenix');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Phoenix', 'Filler', 'Filler']);
    expect(duel.battleZones).toEqual({ p1: ['Beast'], p2: ['Mourner'] });
    expect(duel.facts('effectTriggered')).toEqual([]);
  });

  driven(
    '609.8 of several for one event, of one player, that player picks one; it is replaced once only',
    (begin) => {
      const duel = begin({
        cards,
        p1: { ...cast('Bargain'), battleZone: ['Both', 'Mourner'] },
      });
      duel.use('Cast Bargain').choose('Both');
      expect(duel.asked).toBe('p1 replace');
      expect(duel.options).toHaveLength(2);
      duel.duel.choose(1);
      expect(duel.asked).toBe('p1 attack');
      expect(duel.names('p1', 'manaZone')).toEqual(['Both', 'Nature Filler']);
      expect(duel.zone('p1', 'hand')).toEqual(['Filler', 'Filler']);
      expect(duel.battleZones).toEqual({ p1: ['Mourner'], p2: [] });
    },
  );

  driven('609.8 the active player’s apply before those of the other', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Bargain'), battleZone: ['Phoenix', 'Mourner'] },
      p2: { battleZone: ['Gardener'] },
    });
    duel.use('Cast Bargain').choose('Phoenix');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Phoenix', 'Filler', 'Filler']);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Nature Filler (tapped)']);
  });

  driven('the effect of another creature replaces too, for each of several', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Purge'), battleZone: ['Beast', 'Beast', 'Mourner'] },
      p2: { battleZone: ['Gardener', 'Beast'] },
    });
    duel.use('Cast Purge');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.names('p1', 'manaZone')).toEqual(['Beast', 'Beast', 'Nature Filler']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Mourner', 'Purge']);
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Gardener', 'Beast'] });
  });

  driven('an optional one is asked about, for any way of leaving', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Bounce', 'Bounce'], manaZone: { nature: 2 }, battleZone: ['Beast'] },
      p2: { battleZone: ['Anchor', 'Anchor'] },
    });
    duel.use('Summon Bounce').choose('Anchor');
    expect(duel.asked).toBe('p2 replace');
    duel.pass();
    expect(duel.zone('p2', 'hand')).toEqual(['Anchor']);
    duel.use('Summon Bounce');
    expect(duel.asked).toBe('p2 replace');
    duel.choose(duel.options.find((label) => label !== 'Pass') ?? '');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Beast', 'Bounce', 'Bounce'], p2: [] });
    expect(duel.zone('p2', 'shieldZone').at(-1)).toBe('Anchor');
    expect(duel.count('p2', 'shieldZone')).toBe(6);
  });

  driven(
    '405.1 a card of several civilizations that goes to the mana zone instead goes there tapped',
    (begin) => {
      const duel = begin({
        cards,
        p1: { ...cast('Bargain'), battleZone: ['Hybrid', 'Root', 'Beast'] },
        p2: { battleZone: ['Beast'] },
      });
      duel.use('Cast Bargain').choose('Hybrid');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.zone('p1', 'manaZone')).toEqual(['Nature Filler (tapped)', 'Hybrid (tapped)']);
      expect(duel.battleZones).toEqual({ p1: ['Root', 'Beast'], p2: ['Beast'] });
    },
  );

  driven('115.3 a loser that goes elsewhere has lost all the same, and the other has won', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Victor', 'Beast'] },
      p2: { battleZone: [{ name: 'Phoenix', tapped: true }, 'Mourner'] },
    });
    duel.choose('Victor attacks Phoenix');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('battleWon', 'battleLost', 'cardDestroyed', 'effectTriggered')).toEqual([
      'battleWon Victor',
      'battleLost Phoenix',
      'effectTriggered Victor',
    ]);
    expect(duel.zone('p2', 'hand')).toEqual(['Phoenix']);
    expect(duel.count('p1', 'hand')).toBe(1);
  });
});

describe('609 what is done instead', () => {
  driven('happens in place of the event, once for what happens at one instant', (begin) => {
    const duel = begin({
      cards: more,
      p1: { ...cast('Purge'), battleZone: ['Scape', 'Beast', 'Beast'] },
      p2: { battleZone: ['Mourner'] },
    });
    duel.use('Cast Purge').choose('Beast');
    expect(duel.battleZones).toEqual({ p1: ['Beast'], p2: ['Mourner'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Scape', 'Beast', 'Purge']);
  });

  driven('609.8 it knows what it is done for', (begin) => {
    const duel = begin({ cards: more, p1: { ...cast('Fire'), battleZone: ['Keeper', 'Beast'] } });
    duel.use('Cast Fire').choose('Beast');
    expect(duel.names('p1', 'manaZone')).toEqual(['Beast', 'Nature Filler']);
    expect(duel.battleZones.p1).toEqual(['Keeper']);
    expect(duel.duel.log.filter(({ kind }) => kind === 'eventReplaced')).toMatchObject([
      { name: 'Beast', by: 'Keeper', event: 'cardDestroyed', instead: 'do', rule: '609.1' },
    ]);
    expect(duel.facts('cardDestroyed', 'cardMoved')).toEqual(['cardMoved Beast', 'cardMoved Fire']);
  });

  driven('what was replaced stays where it is', (begin) => {
    const duel = begin({ cards: more, p1: { ...cast('Fire'), battleZone: ['Dealer', 'Beast'] } });
    duel.use('Cast Fire').choose('Dealer');
    expect(duel.battleZones.p1).toEqual(['Dealer', 'Beast']);
    expect(duel.zone('p1', 'hand')).toEqual(['Filler']);
  });

  driven('609.2 replaces only while its condition holds', (begin) => {
    const duel = begin({
      cards: more,
      p1: { hand: ['Fire', 'Fire', 'Fire'], manaZone: { nature: 3 }, battleZone: ['Dauntless', 'Beast'] },
    });
    duel.use('Cast Fire').choose('Dauntless').use('Cast Fire');
    expect(duel.asked).toBe('p1 choose');
    duel.choose('Beast');
    expect(duel.battleZones.p1).toEqual(['Dauntless']);
    duel.use('Cast Fire');
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Fire', 'Beast', 'Fire', 'Dauntless', 'Fire']);
  });

  driven('609.5 does not replace where it cannot be done', (begin) => {
    const duel = begin({ cards: more, p1: { ...cast('Fire'), battleZone: ['Spent', 'Beast'] } });
    duel.use('Cast Fire').choose('Spent');
    expect(duel.battleZones.p1).toEqual(['Beast']);
    expect(duel.facts('eventReplaced')).toEqual([]);
  });

  driven('609.5 an EX life goes in place of its creature, once', (begin) => {
    const duel = begin({
      cards: more,
      p1: { hand: ['Doomed', 'Fire', 'Fire'], manaZone: { nature: 3 }, shieldZone: 1 },
    });
    duel.use('Summon Doomed');
    expect(duel.count('p1', 'shieldZone')).toBe(2);
    duel.use('Cast Fire');
    expect(duel.battleZones.p1).toEqual(['Doomed']);
    expect([duel.count('p1', 'shieldZone'), duel.zone('p1', 'graveyard')]).toEqual([1, ['Filler', 'Fire']]);
    duel.use('Cast Fire');
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.count('p1', 'shieldZone')).toBe(1);
  });

  driven('609.3, 609.9 two events at one instant are two, each replaced once', (begin) => {
    const duel = begin({
      cards: more,
      p1: { ...cast('Purge'), battleZone: ['Phoenix', 'Root', 'Beast'] },
    });
    duel.use('Cast Purge');
    const replaced = duel.duel.log.filter((fact) => fact.kind === 'eventReplaced');
    expect(replaced.map(({ name, by, instead: how }) => [name, by, how])).toEqual([
      ['Phoenix', 'Phoenix', 'move'],
      ['Root', 'Root', 'move'],
    ]);
    expect(new Set(replaced.map(({ occurrence }) => occurrence)).size).toBe(2);
    expect(duel.facts('cardDestroyed', 'cardMoved')).toEqual([
      'cardMoved Phoenix',
      'cardMoved Root',
      'cardDestroyed Beast',
      'cardMoved Purge',
    ]);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Beast', 'Purge']);
  });
});

describe('609.1 which moves are replaced', () => {
  driven('those to the zone that it names, and no others', (begin) => {
    const duel = begin({
      cards: more,
      p1: { hand: ['Wind', 'Fire'], manaZone: { nature: 2 }, battleZone: ['Spring', 'Beast'] },
    });
    duel.use('Cast Wind');
    expect(duel.names('p1', 'manaZone')).toEqual(['Nature Filler', 'Nature Filler', 'Spring']);
    expect(duel.zone('p1', 'hand')).toEqual(['Fire', 'Beast']);
    const other = begin({ cards: more, p1: { ...cast('Fire'), battleZone: ['Spring'] } });
    other.use('Cast Fire');
    expect(other.zone('p1', 'graveyard')).toEqual(['Spring', 'Fire']);
  });

  driven('those from the zone that it names, whoever moves', (begin) => {
    const duel = begin({
      cards: more,
      p1: { hand: ['Loss', 'Beast', 'Wind'], manaZone: { nature: 3 }, battleZone: ['Beast'] },
      p2: { battleZone: ['Undertow'] },
    });
    duel.use('Cast Loss').choose('Beast');
    expect(duel.zone('p1', 'deck').slice(-2)).toEqual(['Beast', 'Loss']);
    expect(duel.zone('p1', 'graveyard')).toEqual([]);
    duel.use('Cast Wind');
    expect(duel.zone('p1', 'hand')).toEqual(['Beast']);
    duel.use('Summon Beast');
    expect(duel.battleZones.p1).toEqual(['Beast']);
    const destroyed = begin({
      cards: more,
      p1: { ...cast('Fire'), battleZone: ['Beast', 'Undertow'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    destroyed.use('Cast Fire').choose('Beast');
    expect(destroyed.zone('p1', 'graveyard')).toEqual(['Beast']);
  });

  driven('those from anywhere, where it names no zone', (begin) => {
    const abyss = creature({
      ...plain,
      name: 'Abyss',
      power: 1000,
      abilities: [
        {
          kind: 'replacement',
          of: { event: 'moves', what: { of: 'any' }, to: 'graveyard' },
          instead: instead('manaZone'),
        },
      ],
    });
    const duel = begin({
      cards: [...more, abyss],
      p1: { ...cast('Fire'), battleZone: ['Abyss', 'Beast'] },
    });
    duel.use('Cast Fire').choose('Beast');
    expect(duel.names('p1', 'manaZone')).toEqual(['Beast', 'Fire', 'Nature Filler']);
    expect(duel.zone('p1', 'graveyard')).toEqual([]);
  });

  driven('leaving is said of the battle zone', (begin) => {
    const duel = begin({
      cards: more,
      p1: {
        hand: ['Loss', 'Beast', 'Undertow', 'Wind'],
        manaZone: { nature: 2 },
        battleZone: ['Warder', 'Beast'],
      },
    });
    duel.use('Cast Loss').choose('Beast');
    expect(duel.zone('p1', 'hand')).toEqual(['Undertow', 'Wind']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Beast', 'Loss']);
    duel.use('Cast Wind');
    expect(duel.battleZones.p1).toEqual(['Warder', 'Beast']);
  });

  driven('110.4 a replacement works in the zone that its card says', (begin) => {
    const inShields = begin({
      cards: more,
      p1: { ...cast('Fire'), shieldZone: ['Charm'], battleZone: ['Beast', 'Mourner'] },
    });
    inShields.use('Cast Fire').choose('Beast');
    expect(inShields.zone('p1', 'hand')).toEqual(['Beast']);
    const inBattleZone = begin({ cards: more, p1: { ...cast('Fire'), battleZone: ['Beast', 'Charm'] } });
    inBattleZone.use('Cast Fire').choose('Beast');
    expect(inBattleZone.zone('p1', 'graveyard')).toEqual(['Beast', 'Fire']);
  });

  driven('a card goes to the mana zone tapped where the card says so', (begin) => {
    const duel = begin({ cards: more, p1: { ...cast('Fire'), battleZone: ['Bulwark', 'Beast'] } });
    duel.use('Cast Fire').choose('Beast');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Nature Filler (tapped)', 'Beast (tapped)']);
  });
});

describe('609.8 who decides', () => {
  driven('who must replace may not decline, although one of the ways is optional', (begin) => {
    const duel = begin({ cards: more, p1: { ...cast('Fire'), battleZone: ['Torn', 'Beast'] } });
    duel.use('Cast Fire').choose('Torn');
    expect([duel.asked, duel.options]).toEqual([
      'p1 replace',
      [
        "Replace: Torn: When this would be destroyed, you may return it to its owner's hand instead.",
        "Replace: Torn: When this would be destroyed, put it into its owner's mana zone instead.",
      ],
    ]);
    expect(duel.decision.source).toMatchObject({ name: 'Torn', zone: 'battleZone', owner: 'p1' });
  });

  driven('of two cards of one name, the options say which', (begin) => {
    const duel = begin({
      cards: more,
      p1: { ...cast('Fire'), battleZone: ['Charm', 'Gardener', 'Gardener'] },
    });
    duel.use('Cast Fire').choose('Charm');
    expect(duel.options).toEqual(['Replace: Gardener', 'Replace: Gardener']);
    const [one, other] = duel.decision.options;
    expect([one?.card, other?.card]).toMatchObject([{ name: 'Gardener' }, { name: 'Gardener' }]);
    expect(one?.card?.id).not.toBe(other?.card?.id);
  });

  driven('where the active player declines, the other player’s replaces', (begin) => {
    const duel = begin({
      cards: more,
      p1: { ...cast('Fire'), battleZone: ['Anchor', 'Mourner'] },
      p2: { battleZone: ['Gardener'] },
    });
    duel.use('Cast Fire').choose('Anchor');
    expect(duel.options).toEqual(['Replace: Anchor', 'Do not replace']);
    duel.pass();
    expect(duel.names('p1', 'manaZone')).toEqual(['Anchor', 'Nature Filler']);
    expect(duel.asked).toBe('p1 attack');
  });
});

describe('609.1 breaks', () => {
  driven('are replaced by what speaks of breaks only', (begin) => {
    const duel = begin({
      cards: more,
      step: 'attack',
      p1: { battleZone: ['Gentle', 'Ghost'] },
      p2: { shieldZone: ['Phoenix', 'Root'] },
    });
    duel.choose('Ghost attacks the player').choose('Shield 1');
    expect(duel.zone('p2', 'hand')).toEqual(['Phoenix']);
    duel.choose('Gentle attacks the player');
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Root']);
    expect(duel.facts('eventReplaced', 'shieldBroken')).toEqual([
      'shieldBroken Phoenix',
      'eventReplaced Gentle',
    ]);
  });

  driven('101.2 are not replaced where the shield cannot leave', (begin) => {
    const bars = creature({
      ...plain,
      name: 'Bars',
      power: 1000,
      abilities: [each(yourShields(), cannot({ do: 'move', from: 'shieldZone' }))],
    });
    const duel = begin({
      cards: [...more, bars],
      step: 'attack',
      p1: { battleZone: ['Gentle', 'Ghost'] },
      p2: { battleZone: ['Bars'], shieldZone: ['Phoenix', 'Root'] },
    });
    duel.choose('Gentle attacks the player').choose('Shield 1');
    expect(duel.facts('eventReplaced', 'shieldBroken')).toEqual([]);
  });
});

describe('609.1 a replacement of any move to the graveyard', () => {
  /** Words that no registered card uses yet. */
  const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

  const gardener = creature({
    ...plain,
    name: 'Gardener',
    abilities: [
      {
        kind: 'replacement',
        of: {
          event: 'moves',
          what: { of: 'you', filter: { type: 'creature', other: true } },
          from: 'battleZone',
          to: 'graveyard',
        },
        instead: instead('manaZone'),
      },
    ],
  });

  driven(
    "sends its player's other creatures to the mana zone, not itself and not the opponent's",
    (begin) => {
      const duel = begin({
        cards: [gardener],
        step: 'attack',
        p1: { battleZone: ['Gardener', 'Fear Fang', 'Fear Fang'] },
        p2: {
          battleZone: [
            { name: 'Iere, Vizier of Bullets', tapped: true },
            { name: 'Bolshack Dragon', tapped: true },
          ],
        },
      });
      duel.choose('Fear Fang attacks Iere');
      expect(duel.asked).toBe('p1 attack');
      expect([duel.zone('p1', 'manaZone'), duel.zone('p2', 'graveyard')]).toEqual([
        ['Fear Fang'],
        ['Iere, Vizier of Bullets'],
      ]);
      duel.choose('Gardener attacks Bolshack');
      expect([duel.zone('p1', 'graveyard'), duel.count('p1', 'manaZone')]).toEqual([['Gardener'], 1]);
    },
  );
});

describe('609.1 breaks that are replaced', () => {
  const plain = { civilizations: ['nature'], cost: 2 } as const;

  const thief = creature({
    ...plain,
    name: 'Quiet Thief',
    power: 6000,
    abilities: [doubleBreaker, insteadOfBreaking(self, draw())],
  });
  const position = {
    cards: [thief],
    step: 'attack' as const,
    p1: { battleZone: ['Quiet Thief', 'Fear Fang'] },
    p2: { shieldZone: ['Terror Pit', 'Terror Pit', 'Filler'] },
  };

  driven('each shield is an event of its own, and stays', (begin) => {
    const duel = begin(position).choose('Quiet Thief attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(2);
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Terror Pit', 'Terror Pit', 'Filler']);
    expect(duel.facts('shieldBroken')).toEqual([]);
    const replaced = duel.duel.log.flatMap((fact) => (fact.kind === 'eventReplaced' ? [fact] : []));
    expect(replaced).toMatchObject([
      { name: 'Quiet Thief', event: 'shieldBroken', by: 'Quiet Thief', instead: 'do' },
      { name: 'Quiet Thief', event: 'shieldBroken', by: 'Quiet Thief', instead: 'do' },
    ]);
    expect(new Set(replaced.map(({ occurrence }) => occurrence)).size).toBe(2);
  });

  driven('509.6 the chosen shields break although the creature that would break them has left', (begin) => {
    const rash = creature({
      ...plain,
      name: 'Rash',
      power: 1000,
      abilities: [when({ event: 'breaksShields', what: itself }, destroy(self))],
    });
    const duel = begin({ ...position, cards: [thief, rash], p1: { battleZone: ['Quiet Thief', 'Rash'] } });
    duel.choose('Rash attacks the player').choose('Shield 3');
    expect(duel.battleZones.p1).toEqual(['Quiet Thief']);
    expect(duel.zone('p2', 'hand')).toEqual(['Filler']);
    expect(duel.facts('shieldBroken')).toEqual(['shieldBroken Filler']);
  });

  driven('breaks of other creatures are not', (begin) => {
    const duel = begin(position).choose('Fear Fang attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(0);
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Terror Pit', 'Terror Pit']);
  });
});

import type { Fault } from '../fault.ts';

const linking = 'effects/actions/piles/linking.ts';
const gods = 'test/rules/gods.test.ts';

/** Creatures of several linked cards. */
export const links: readonly Fault[] = [
  {
    name: 'a linked god leaves whole',
    rule: '804.7',
    file: linking,
    find: '  fromLink === undefined;',
    replace: '  fromLink !== undefined;',
    seenBy: gods,
  },
  {
    name: 'the abilities of all linked gods see one of them put',
    rule: '804.1c',
    file: 'effects/events/happen.ts',
    find: 'const seenBy = part.card === fact.linkedCard ? bearer.id : NO_OBJECT;',
    replace: 'const seenBy = part.card === fact.linkedCard ? bearer.id : bearer.id;',
    seenBy: gods,
  },
  {
    name: 'a link that is not legal any more stays',
    rule: '703.4e',
    file: linking,
    find: '(object) => areLinkedGods(play, object) && linkedGroups(play, object).length > 1,',
    replace: '(object) => areLinkedGods(play, object) && linkedGroups(play, object).length > 9,',
    seenBy: gods,
  },
  {
    name: 'gods that link are not tapped if one of them is',
    rule: '804.3a',
    file: 'table/objects.ts',
    find: 'tapped: all.some(({ tapped }) => tapped),',
    replace: 'tapped: all.every(({ tapped }) => tapped),',
    seenBy: gods,
  },
  {
    name: 'a god is linked where another one lies already',
    rule: '804.2a',
    file: 'effects/questions/characteristics/piles/links.ts',
    find: '!parts.some((one) => isAt(place, one)) && !places',
    replace: '!places',
    seenBy: gods,
  },
  {
    name: 'of a linked god that comes apart in an attack the first card goes on',
    rule: '804.4a',
    file: linking,
    find: 'if (groups.length < 2 || !isFighting(play, object)) return groups;',
    replace: 'if (groups.length < 2 || isFighting(play, object)) return groups;',
    seenBy: gods,
  },
  {
    name: 'the effects on a linked god stay with one of its cards',
    rule: '804.4',
    file: linking,
    find: "'in' in one.affects || !one.affects.includes(id)",
    replace: "'in' in one.affects || one.affects.includes(id)",
    seenBy: gods,
  },
];

/* Graveyard in C, every clause G-01..G-19 and D-01..D-04, played at random: once plainly, with arrays and a buffer of
 * actions, and once with sets of graves as the bits of whole numbers. The limit that the bench measures our rules against. */

#include <stdint.h>
#include <string.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

enum { SIZE = 6, GRAVES = 36, PLACES = 24, PLAYERS = 4, STONES = 20, BACKS = 4, FRONTS = 4, CARDS_A_BACK = 9 };
enum { ZOMBIE, SKELETON, GHOST, WISP };
enum { PLACE = 0, INSPECT = PLACES, MOVE = INSPECT + GRAVES };
enum { NOBODY = -1, UNPLACED = -1 };
enum { LARGEST_MENU = GRAVES - 1 + 2 * (SIZE - 1) };

static const uint64_t ALL_GRAVES = (1ull << GRAVES) - 1, ALL_PLACES = ((1ull << PLACES) - 1) << GRAVES;
static const int VALUE[FRONTS] = {4, 3, 2, 1};                                                            /* G-02 */
static const int8_t FRONT_OF_CARD[CARDS_A_BACK] = {ZOMBIE, ZOMBIE, SKELETON, SKELETON, GHOST, GHOST, WISP, WISP, WISP};

/* What came of many games. */
typedef struct {
    int64_t decisions, decisions_squared;
    int64_t total, total_squared;       /* the points of all players together */
    int64_t points[PLAYERS], draws;     /* G-17, G-18 */
    int64_t stalled;                    /* games that D-04 ended */
    int64_t inspections;
} Tally;

/* --- chance: splitmix64, and Lemire's fair choice of one in n, as in our own simulations --- */

static inline uint32_t word(uint64_t *stream) {
    uint64_t z = *stream += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return (uint32_t)((z ^ z >> 31) >> 32);
}

static inline uint32_t uniform(uint64_t *stream, uint32_t n) {
    uint64_t product = (uint64_t)word(stream) * n;
    if (__builtin_expect((uint32_t)product < n, 0)) {
        uint32_t least = -n % n;
        while ((uint32_t)product < least) product = (uint64_t)word(stream) * n;
    }
    return product >> 32;
}

/* --- the graves in line with each position, inside and outside (G-08, G-09) --- */

static uint8_t LINE[GRAVES + PLACES][2 * (SIZE - 1)], LINE_LENGTH[GRAVES + PLACES];
static uint64_t LINE_SET[GRAVES + PLACES];

__attribute__((constructor)) static void make_lines(void) {
    for (int at = 0; at < GRAVES + PLACES; at++) {
        int side = (at - GRAVES) / SIZE, line = (at - GRAVES) % SIZE;  /* of a place outside: north, east, south, west */
        for (int grave = 0; grave < GRAVES; grave++) {
            int row = grave / SIZE, column = grave % SIZE;
            int in_line = at < GRAVES      ? grave != at && (row == at / SIZE || column == at % SIZE)
                          : side % 2 == 0 ? column == line
                                          : row == line;
            if (in_line) {
                LINE[at][LINE_LENGTH[at]++] = grave;
                LINE_SET[at] |= 1ull << grave;
            }
        }
    }
}

static void count_game(Tally *tally, int players, const int *points, int64_t decisions) {
    int best = 0, winners = 0, total = 0;
    for (int seat = 0; seat < players; seat++) {
        tally->points[seat] += points[seat];
        total += points[seat];
        if (points[seat] > best) best = points[seat];
    }
    for (int seat = 0; seat < players; seat++) winners += points[seat] == best;
    tally->draws += winners > 1;
    tally->total += total;
    tally->total_squared += total * total;
    tally->decisions += decisions;
    tally->decisions_squared += decisions * decisions;
}

/* G-16, D-04. A function would do, but gcc makes slower code of one. */
#define GOES_ON(g) ((g).closed && !(stall_limit && (g).idle >= stall_limit))

/* --- plain: one byte a grave for everything that is known of it --- */

typedef struct {
    uint8_t back[GRAVES], front[GRAVES], open[GRAVES];
    int8_t owner[GRAVES];
    uint8_t inspected_by[GRAVES];    /* a bit for each player (G-15) */
    int8_t lord[PLAYERS];            /* a grave, GRAVES + a place outside, or UNPLACED */
    uint8_t taken[GRAVES + PLACES];  /* whether a lord stands there */
    uint8_t supply[PLAYERS], wisps[PLAYERS];
    uint8_t turn, looked, closed;
    int32_t idle;
} Plain;

static void plain_blank(Plain *g) {
    memset(g, 0, sizeof *g);
    memset(g->owner, NOBODY, sizeof g->owner);
    memset(g->lord, UNPLACED, sizeof g->lord);
    memset(g->supply, STONES, sizeof g->supply);
    g->closed = GRAVES;
}

static void plain_setup(Plain *g, int players, uint64_t *stream) {
    plain_blank(g);
    uint8_t deck[GRAVES];
    for (int card = 0; card < GRAVES; card++) deck[card] = card;
    for (int grave = GRAVES - 1; grave >= 0; grave--) {  /* G-04 */
        int other = uniform(stream, grave + 1);
        uint8_t card = deck[other];
        deck[other] = deck[grave];
        g->back[grave] = card / CARDS_A_BACK;
        g->front[grave] = FRONT_OF_CARD[card % CARDS_A_BACK];
    }
    g->turn = uniform(stream, players);  /* G-05 */
}

/* Each entry is written, and then kept or not: quicker than a branch. */
static inline int plain_legal(const Plain *g, uint8_t *menu) {
    int count = 0, at = g->lord[g->turn];
    if (at == UNPLACED) {
        for (int place = 0; place < PLACES; place++) {  /* G-06 */
            menu[count] = PLACE + place;
            count += !g->taken[GRAVES + place];  /* D-01 */
        }
        return count;
    }
    if (!g->looked && g->wisps[g->turn])  /* G-07, G-12 */
        for (int grave = 0; grave < GRAVES; grave++) {
            menu[count] = INSPECT + grave;
            count += !g->open[grave];
        }
    for (int k = 0; k < LINE_LENGTH[at]; k++) {
        menu[count] = MOVE + LINE[at][k];
        count += !g->taken[LINE[at][k]];  /* G-10 */
    }
    return count;
}

static inline void plain_step(Plain *g, int players, int action) {
    int me = g->turn;
    if (action >= MOVE) {
        int grave = action - MOVE;
        g->taken[g->lord[me]] = 0;
        g->taken[grave] = 1;
        g->lord[me] = grave;
        if (g->open[grave]) {
            g->idle++;
        } else {  /* G-11 */
            g->open[grave] = 1;
            g->inspected_by[grave] = 0;
            g->closed--;
            g->idle = 0;
            if (g->supply[me]) {  /* D-02 */
                g->supply[me]--;
                g->owner[grave] = me;
                g->wisps[me] += g->front[grave] == WISP;
            }
        }
    } else if (action >= INSPECT) {
        int wisp = 0;
        while (g->owner[wisp] != me || g->front[wisp] != WISP) wisp++;  /* D-03 */
        g->owner[wisp] = NOBODY;                                        /* G-13 */
        g->wisps[me]--;
        g->supply[me]++;                                                /* G-14 */
        g->inspected_by[action - INSPECT] |= 1 << me;
        g->looked = 1;
        return;
    } else {
        g->lord[me] = GRAVES + action - PLACE;
        g->taken[g->lord[me]] = 1;
    }
    g->turn = me + 1 < players ? me + 1 : 0;
    g->looked = 0;
}

static void plain_score(const Plain *g, int *points) {
    for (int grave = 0; grave < GRAVES; grave++)
        if (g->owner[grave] != NOBODY) points[g->owner[grave]] += VALUE[g->front[grave]];
}

void play_plain(int players, int stall_limit, uint64_t stream, int64_t games, Tally *tally) {
    uint8_t menu[LARGEST_MENU + 1];
    Plain g;
    for (int64_t game = 0; game < games; game++) {
        int64_t decisions = 0;
        plain_setup(&g, players, &stream);
        while (GOES_ON(g)) {
            int count = plain_legal(&g, menu);
            plain_step(&g, players, menu[uniform(&stream, count)]);
            tally->inspections += g.looked;
            decisions++;
        }
        int points[PLAYERS] = {0};
        plain_score(&g, points);
        tally->stalled += g.closed > 0;
        count_game(tally, players, points, decisions);
    }
}

/* --- bitboards: the graves of each kind as the bits of one number --- */

typedef struct {
    uint64_t closed, back[BACKS], front[FRONTS], stones[PLAYERS], inspected[PLAYERS];
    uint64_t taken;  /* where the lords stand: graves, then places outside */
    int32_t lord[PLAYERS], turn, looked, idle;
} Boards;

static inline uint64_t nth(uint64_t set, int place) {  /* the member at this place, as a set of its own */
#ifdef __BMI2__
    return _pdep_u64(1ull << place, set);
#else
    while (place--) set &= set - 1;
    return set & -set;
#endif
}

static inline int size(uint64_t set) { return __builtin_popcountll(set); }
static inline int lowest(uint64_t set) { return __builtin_ctzll(set); }

static inline void boards_blank(Boards *g) {
    memset(g, 0, sizeof *g);
    memset(g->lord, UNPLACED, sizeof g->lord);
    g->closed = ALL_GRAVES;
}

static inline void boards_setup(Boards *g, int players, uint64_t *stream) {
    boards_blank(g);
    uint64_t free = ALL_GRAVES;
    for (int back = 0; back < BACKS; back++)
        for (int card = 0; card < CARDS_A_BACK; card++) {
            uint64_t grave = nth(free, uniform(stream, GRAVES - back * CARDS_A_BACK - card));
            free ^= grave;
            g->back[back] |= grave;
            g->front[FRONT_OF_CARD[card]] |= grave;
        }
    g->turn = uniform(stream, players);
}

static inline uint64_t boards_places(const Boards *g) { return ALL_PLACES & ~g->taken; }
static inline uint64_t boards_moves(const Boards *g) { return LINE_SET[g->lord[g->turn]] & ~g->taken; }
static inline uint64_t boards_wisps(const Boards *g) { return g->stones[g->turn] & g->front[WISP]; }
static inline uint64_t boards_looks(const Boards *g) { return !g->looked && boards_wisps(g) ? g->closed : 0; }

static inline void boards_pass_turn(Boards *g, int players, int me) {
    g->turn = me + 1 < players ? me + 1 : 0;
    g->looked = 0;
}

static inline void boards_place(Boards *g, int me, uint64_t place) {
    g->taken |= place;
    g->lord[me] = lowest(place);
}

static inline void boards_inspect(Boards *g, uint64_t grave) {
    uint64_t wisps = boards_wisps(g);
    g->stones[g->turn] ^= wisps & -wisps;
    g->inspected[g->turn] |= grave;
    g->looked = 1;
}

static inline void boards_move(Boards *g, int me, uint64_t grave) {
    uint64_t turned = g->closed & grave;
    g->taken ^= 1ull << g->lord[me] | grave;
    g->lord[me] = lowest(grave);
    g->closed ^= turned;
    for (int seat = 0; seat < PLAYERS; seat++) g->inspected[seat] &= ~grave;
    g->stones[me] |= size(g->stones[me]) < STONES ? turned : 0;
    g->idle = turned ? 0 : g->idle + 1;
}

static inline void boards_turn(Boards *g, int players, uint64_t *stream) {
    int me = g->turn;
    if (__builtin_expect(g->lord[me] == UNPLACED, 0)) {
        uint64_t places = boards_places(g);
        boards_place(g, me, nth(places, uniform(stream, size(places))));
    } else {
        uint64_t looks = boards_looks(g), moves = boards_moves(g);
        int pick = uniform(stream, size(looks) + size(moves)) - size(looks);
        if (pick < 0) {
            boards_inspect(g, nth(looks, pick + size(looks)));
            return;
        }
        boards_move(g, me, nth(moves, pick));
    }
    boards_pass_turn(g, players, me);
}

static void boards_score(const Boards *g, int players, int *points) {
    for (int seat = 0; seat < players; seat++)
        for (int front = 0; front < FRONTS; front++)
            points[seat] += VALUE[front] * size(g->stones[seat] & g->front[front]);
}

void play_boards(int players, int stall_limit, uint64_t stream, int64_t games, Tally *tally) {
    Boards g;
    for (int64_t game = 0; game < games; game++) {
        int64_t decisions = 0;
        boards_setup(&g, players, &stream);
        while (GOES_ON(g)) {
            boards_turn(&g, players, &stream);
            tally->inspections += g.looked;
            decisions++;
        }
        int points[PLAYERS] = {0};
        boards_score(&g, players, points);
        tally->stalled += g.closed > 0;
        count_game(tally, players, points, decisions);
    }
}

/* --- a game that was played elsewhere, followed decision by decision --- */

typedef struct {
    uint64_t options[2];  /* a bit for each action: places and inspections, then moves */
    uint64_t inspected[PLAYERS];
    int64_t points[PLAYERS], turn, over;
} Moment;

void follow_plain(int players, int stall_limit, const uint8_t *back, const uint8_t *front, int starter, const uint8_t *actions,
                  int64_t count, Moment *moments) {
    Plain g;
    plain_blank(&g);
    memcpy(g.back, back, GRAVES);
    memcpy(g.front, front, GRAVES);
    g.turn = starter;
    for (int64_t k = 0; k <= count; k++) {
        Moment *now = &moments[k];
        uint8_t menu[LARGEST_MENU + 1];
        int points[PLAYERS] = {0};
        for (int n = plain_legal(&g, menu) - 1; n >= 0; n--)
            now->options[menu[n] >= MOVE] |= 1ull << (menu[n] >= MOVE ? menu[n] - MOVE : menu[n]);
        for (int grave = 0; grave < GRAVES; grave++)
            for (int seat = 0; seat < players; seat++)
                if (g.inspected_by[grave] >> seat & 1) now->inspected[seat] |= 1ull << grave;
        plain_score(&g, points);
        for (int seat = 0; seat < players; seat++) now->points[seat] = points[seat];
        now->turn = g.turn;
        now->over = !GOES_ON(g);
        if (k < count) plain_step(&g, players, actions[k]);
    }
}

void follow_boards(int players, int stall_limit, const uint8_t *back, const uint8_t *front, int starter, const uint8_t *actions,
                   int64_t count, Moment *moments) {
    Boards g;
    boards_blank(&g);
    for (int grave = 0; grave < GRAVES; grave++) {
        g.back[back[grave]] |= 1ull << grave;
        g.front[front[grave]] |= 1ull << grave;
    }
    g.turn = starter;
    for (int64_t k = 0; k <= count; k++) {
        Moment *now = &moments[k];
        int points[PLAYERS] = {0};
        if (g.lord[g.turn] == UNPLACED) now->options[0] = boards_places(&g) >> GRAVES;
        else now->options[0] = boards_looks(&g) << INSPECT, now->options[1] = boards_moves(&g);
        boards_score(&g, players, points);
        for (int seat = 0; seat < players; seat++) {
            now->inspected[seat] = g.inspected[seat];
            now->points[seat] = points[seat];
        }
        now->turn = g.turn;
        now->over = !GOES_ON(g);
        if (k == count) break;
        int me = g.turn;
        if (actions[k] >= INSPECT && actions[k] < MOVE) {
            boards_inspect(&g, 1ull << (actions[k] - INSPECT));
            continue;
        }
        if (actions[k] >= MOVE) boards_move(&g, me, 1ull << (actions[k] - MOVE));
        else boards_place(&g, me, 1ull << (GRAVES + actions[k] - PLACE));
        boards_pass_turn(&g, players, me);
    }
}

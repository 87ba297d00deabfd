import { palette as p } from '../palette.mjs';
import { sprig } from '../parts/food.mjs';
import { boards, plain, stripes, tiles } from '../parts/grounds.mjs';
import { plant } from '../parts/room.mjs';
import {
  around,
  at,
  box,
  circle,
  dark,
  faded,
  lifted,
  light,
  line,
  lump,
  oval,
  shape,
  times,
  within,
} from '../parts/svg.mjs';

const indigo = '#2B3F6B';
const dyes = ['#2B3F6B', '#A9472F', p.brass, '#5E7E3A', p.plum];
const twill = (x, y, w, h, colour) =>
  within(
    box(x, y, w, h, '#000'),
    box(x, y, w, h, colour) +
      faded(
        0.16,
        times(Math.ceil((w + h) / 40), (i) => line(`M${x + i * 40 - h} ${y + h}L${x + i * 40} ${y}`, p.paper, 5)),
      ),
  );

const stitches = (d, colour = p.cream, thick = 9) => line(d, colour, thick, 'stroke-dasharray="26 20"');
/** A field of running stitches, as menders have always made it. */
const sashiko = (x, y, size, kind) =>
  kind === 'waves'
    ? times(4, (row) =>
        times(4, (column) =>
          [1, 0.66, 0.33]
            .map((part) => {
              const r = (size / 8) * part;
              return stitches(
                `M${x + (column * size) / 4 + size / 8 - r} ${y + (row + 1) * (size / 4)}A${r} ${r} 0 0 1 ${x + (column * size) / 4 + size / 8 + r} ${y + (row + 1) * (size / 4)}`,
                p.cream,
                7,
              );
            })
            .join(''),
        ),
      )
    : times(5, (row) =>
        times(5, (column) => {
          const [cx, cy, s] = [x + (column + 0.5) * (size / 5), y + (row + 0.5) * (size / 5), size / 14];
          return line(`M${cx - s} ${cy}h${s * 2}M${cx} ${cy - s}v${s * 2}`, p.cream, 8);
        }),
      );
const spool = (s, thread) =>
  box(-s * 0.5, -s * 0.62, s, s * 0.2, p.woodLight, s * 0.06) +
  box(-s * 0.5, s * 0.42, s, s * 0.2, p.woodLight, s * 0.06) +
  box(-s * 0.38, -s * 0.44, s * 0.76, s * 0.88, thread, s * 0.06) +
  times(5, (i) =>
    line(`M${-s * 0.36} ${-s * 0.3 + i * s * 0.15}l${s * 0.72} ${s * 0.05}`, dark(thread, 0.2), s * 0.03),
  ) +
  line(`M${s * 0.36} ${s * 0.3}q${s * 0.5} ${s * 0.2} ${s * 0.3} ${s * 0.7}`, thread, s * 0.05);
const button = (r, colour) =>
  circle(0, 0, r, dark(colour, 0.2)) +
  circle(-2, -3, r * 0.92, colour) +
  circle(0, 0, r * 0.66, dark(colour, 0.08)) +
  around(4, r * 0.24, (x, y) => circle(x, y, r * 0.11, p.ink), 45);
const dyePot = (r, colour) =>
  circle(0, 0, r, '#D8DEDC') +
  circle(0, 0, r * 0.9, dark(colour, 0.4)) +
  circle(0, 4, r * 0.84, colour) +
  line(
    `M${-r * 0.5} ${r * 0.1}C${-r * 0.3} ${-r * 0.4} ${r * 0.2} ${-r * 0.4} ${r * 0.5} ${-r * 0.16}M${-r * 0.3} ${r * 0.4}Q0 ${r * 0.2} ${r * 0.34} ${r * 0.3}`,
    light(colour, 0.22),
    r * 0.07,
  ) +
  [-1, 1].map((side) => box(side * r * 1.04 - r * 0.13, -r * 0.22, r * 0.26, r * 0.44, '#D8DEDC', r * 0.12)).join('');
const scissors = (s) =>
  shape(`M0 0L${-s * 0.14} ${-s}L${s * 0.05} ${-s * 0.9}z`, '#C3CDD1') +
  shape(`M0 0L${s * 0.14} ${-s}L${-s * 0.05} ${-s * 0.9}z`, '#9FADB3') +
  circle(0, -s * 0.06, s * 0.05, p.ink) +
  [-1, 1]
    .map(
      (side) =>
        `<ellipse cx="${side * s * 0.2}" cy="${s * 0.34}" rx="${s * 0.15}" ry="${s * 0.24}" fill="none" stroke="${p.tomatoBright}" stroke-width="${s * 0.08}" transform="rotate(${side * -20} ${side * s * 0.2} ${s * 0.34})"/>`,
    )
    .join('');
const needle = (long) =>
  shape(`M-7 0Q0 ${-long * 0.1} 7 0L3 ${long}L0 ${long + 14}L-3 ${long}z`, '#DCE3E5') + oval(0, 14, 3, 12, indigo);

const mending = () =>
  boards('#C9A57C', { count: 5, across: false, seed: 9 }) +
  lifted(
    at(
      0,
      0,
      shape('M180 480L1220 420L1300 1500L240 1560z', dark(indigo, 0.3)) +
        within(shape('M180 470L1220 410L1300 1490L240 1550z', '#000'), twill(150, 380, 1200, 1200, indigo)),
    ),
    'high',
  ) +
  stitches('M226 520L1180 466M250 1500L1250 1446', p.brass, 8) +
  lifted(at(700, 940, shape(lump(330, 7, 0.08, 1, 9), '#A9472F')), 'low') +
  within(shape(lump(270, 7, 0.08, 1, 9), '#000', 'transform="translate(700 940)"'), sashiko(400, 610, 600, 'waves')) +
  at(700, 940, line(lump(308, 7, 0.08, 1, 9), p.cream, 9, 'stroke-dasharray="26 20"')) +
  lifted(at(340, 620, box(-110, -110, 220, 220, p.brass, 6), 10), 'low') +
  at(340, 620, sashiko(-90, -90, 180, 'crosses'), 10) +
  lifted(at(1010, 790, needle(230), 48), 'mid') +
  line('M1010 790C1150 700 1260 860 1190 1000S1330 1180 1400 1100', p.cream, 9) +
  lifted(at(1400, 560, spool(170, p.cream), 10) + at(1420, 860, spool(150, p.tomatoBright), -8), 'mid') +
  lifted(
    at(260, 240, dyePot(180, dyes[0])) + at(690, 210, dyePot(180, dyes[1])) + at(1120, 220, dyePot(180, dyes[2])),
    'mid',
  ) +
  lifted(
    at(440, 1800, scissors(360), 74) +
      at(1000, 1750, button(60, p.brass)) +
      at(1130, 1690, button(50, p.tomatoBright)) +
      at(1090, 1840, button(54, '#5F8F86')) +
      at(1380, 1600, spool(160, '#5F8F86'), 24) +
      at(1390, 1850, spool(140, p.plum), -30),
    'mid',
  );

const dyed = () =>
  plain('#E9DFCE') +
  tiles('#E9DFCE', { tile: [220, 110], bottom: 1450, grout: '#D9CCB6', seed: 7 }) +
  line('M-20 330Q800 460 1620 300', p.wood, 14) +
  [
    [90, 380, 0, 760],
    [420, 410, 1, 860],
    [750, 420, 2, 740],
    [1080, 400, 3, 900],
    [1380, 360, 4, 700],
  ]
    .map(([x, y, n, tall]) =>
      lifted(
        shape(
          `M${x - 60} ${y}Q${x + 60} ${y + 20} ${x + 200} ${y}L${x + 214} ${y + tall}Q${x + 150} ${y + tall + 40} ${x + 80} ${y + tall}T${x - 70} ${y + tall}z`,
          dyes[n],
        ) +
          faded(
            0.6,
            n % 2
              ? times(3, (i) =>
                  times(3, (j) =>
                    circle(
                      x + i * 70,
                      y + 140 + j * 200 + (i % 2) * 90,
                      44,
                      'none',
                      `stroke="${p.cream}" stroke-width="13"`,
                    ),
                  ),
                )
              : times(5, (i) => line(`M${x - 50} ${y + 110 + i * 120}q65 70 130 0t120 0`, p.cream, 13)),
          ) +
          [x - 20, x + 150].map((peg) => box(peg, y - 40, 22, 74, p.woodLight, 8)).join(''),
        'low',
      ),
    )
    .join('') +
  boards(p.wood, { y: 1450, count: 3, seed: 3 }) +
  lifted(
    [
      [300, 0],
      [800, 2],
      [1300, 1],
    ]
      .map(
        ([x, n]) =>
          shape(`M${x - 210} 1480H${x + 210}L${x + 180} 1740H${x - 180}z`, '#C3CDD1') +
          oval(x, 1480, 210, 56, '#D8DEDC') +
          oval(x, 1484, 184, 42, dark(dyes[n], 0.3)) +
          oval(x, 1488, 178, 36, dyes[n]) +
          shape(`M${x - 210} 1480H${x - 130}L${x - 110} 1740H${x - 180}z`, p.paper, 'opacity="0.3"'),
      )
      .join('') + at(950, 1490, box(-16, -260, 32, 280, p.woodLight, 14), 18),
    'mid',
  );

/** The jacket on its hanger, its middle at x = 0, the collar at y = 0. */
const jacket = (body) => {
  const cloth = 'M-150 0L-330 70L-480 520L-350 570L-300 400L-320 980H320L300 400L350 570L480 520L330 70L150 0L0 70z';
  return (
    line('M0-60V-110a40 40 0 1 1 40-40', p.ink, 15) +
    line('M-300 60L0-60L300 60', p.wood, 30) +
    shape(cloth, body) +
    within(shape(cloth, '#000'), twill(-500, -20, 1000, 1020, body) + box(-500, 900, 1000, 100, dark(body, 0.16)))
  );
};
const front = () =>
  at(0, 0, lifted(jacket(indigo), 'high')) +
  shape('M-150 0L0 70L-60 250L-210 80z', dark(indigo, 0.25)) +
  shape('M150 0L0 70L60 250L210 80z', dark(indigo, 0.25)) +
  box(-5, 110, 10, 870, dark(indigo, 0.45)) +
  [300, 470, 640, 810].map((y) => at(34, y, button(26, p.brass))).join('') +
  lifted(
    at(-180, 410, shape('M-110-100H110V90L0 120L-110 90z', '#A9472F') + sashiko(-90, -84, 180, 'crosses')) +
      at(190, 390, box(-110, -110, 220, 240, p.brass, 6)) +
      at(-200, 760, box(-100, -110, 220, 210, '#5E7E3A', 6)) +
      at(200, 760, box(-112, -120, 224, 230, p.plum, 6)),
    'low',
  ) +
  stitches('M90 290h200v220h-200z') +
  sashiko(96, 648, 204, 'waves') +
  stitches('M-290 662h200v190h-200z') +
  at(-200, 760, line('M-60-40h120M-60 0h120M-60 40h120', p.cream, 8, 'stroke-dasharray="22 16"')) +
  stitches('M-410 470l90 40M410 470l-90 40', p.brass, 10);
const onHanger = () =>
  plain('#E7C9B4') +
  stripes('#E7C9B4', '#EBD3C1', 200, 1) +
  box(0, 1640, 1600, 360, '#8A5A3C') +
  box(0, 1620, 1600, 40, light('#8A5A3C', 0.2)) +
  lifted(box(160, 330, 1280, 50, p.wood, 10), 'low') +
  [300, 1300].map((x) => box(x - 16, 350, 32, 80, p.woodLight, 12)).join('') +
  box(780, 350, 40, 60, p.woodLight, 12) +
  at(800, 560, front()) +
  lifted(
    at(
      300,
      430,
      box(-10, 0, 20, 100, p.tomatoBright) +
        shape('M-90 90H90L110 420Q0 460-110 420z', p.tomatoBright) +
        stitches('M-70 130H70'),
    ),
    'low',
  ) +
  lifted(
    at(
      1310,
      430,
      line('M0 0V120', p.cream, 10) +
        circle(0, 200, 90, 'none', `stroke="${p.brass}" stroke-width="34"`) +
        circle(0, 200, 90, 'none', `stroke="${p.cream}" stroke-width="6" stroke-dasharray="20 12"`),
    ),
    'low',
  ) +
  lifted(
    at(
      250,
      1760,
      box(-130, -150, 260, 150, p.woodLight, 8) +
        [-70, 0, 70].map((x, i) => at(x, -180, spool(80, dyes[i + 1]))).join(''),
    ) + at(1360, 1770, plant(330, p.bottle, '#5E7E3A', 9)),
    'mid',
  );

const patchwork = () =>
  plain(indigo) +
  twill(0, 0, 1600, 2000, indigo) +
  [
    [120, 160, 640, 560, '#A9472F', 'waves'],
    [800, 120, 680, 480, p.brass, 'crosses'],
    [80, 760, 520, 620, '#5E7E3A', 'crosses'],
    [640, 650, 480, 760, p.cream, null],
    [1160, 640, 380, 600, p.plum, 'waves'],
    [160, 1420, 760, 480, '#5F8F86', 'waves'],
    [980, 1450, 540, 460, p.tomatoBright, 'crosses'],
  ]
    .map(
      ([x, y, w, h, colour, kind]) =>
        lifted(twill(x, y, w, h, colour), 'low') +
        stitches(`M${x + 30} ${y + 30}h${w - 60}v${h - 60}h${60 - w}z`, colour === p.cream ? p.tomato : p.cream, 10) +
        (kind
          ? sashiko(
              x + w / 2 - Math.min(w, h) / 2 + 60,
              y + h / 2 - Math.min(w, h) / 2 + 60,
              Math.min(w, h) - 120,
              kind,
            )
          : ''),
    )
    .join('') +
  at(880, 1240, sprig(5, 130, '#5E7E3A', 90)) +
  at(880, 790, around(5, 54, (x, y) => circle(x, y, 46, p.plum)) + circle(0, 0, 32, p.brass)) +
  lifted(at(1260, 1330, needle(260), 30), 'mid') +
  line('M1260 1330C1180 1240 1050 1330 1010 1440', p.cream, 9);

export const bramble = {
  brambleMend: { cover: mending, work: dyed, close: [340, 560, 900], details: [[400, 340, 960]] },
  brambleJacket: { cover: onHanger, work: patchwork, close: [400, 640, 800] },
};

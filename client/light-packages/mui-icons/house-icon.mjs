import { createElement } from 'react';

/** The house's size and stroke. What react-admin sets are names in MUI's theme, which mean nothing to an SVG. */
export const houseIcon =
  (Icon) =>
  ({ color: _color, fontSize: _fontSize, ...rest }) =>
    createElement(Icon, { size: 20, stroke: 1.75, 'aria-hidden': true, ...rest });

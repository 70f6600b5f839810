import type { SVGAttributes } from 'react';
import { cx } from '../cx';
import type { DrawnCode } from './draw-code';

interface CodePictureProps extends SVGAttributes<SVGSVGElement> {
  code: DrawnCode;
  label: string;
}

/** A QR code, black on white in both colour modes: many scanners read nothing else. */
export function CodePicture({ code: { size, path }, label, className, ...svg }: CodePictureProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={cx('max-w-full rounded-tag bg-white', className)}
      {...svg}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

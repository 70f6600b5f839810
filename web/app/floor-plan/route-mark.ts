import { leadMark } from '../counting/marks';

/** Props of a link that shows where a stand is. On a stand that several share nobody knows whom it is about. */
export function routeMark(exhibitors: readonly { publicId: number }[] = []) {
  const [only, ...others] = exhibitors;
  return only && others.length === 0 ? leadMark('route', only.publicId) : {};
}

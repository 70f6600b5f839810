import { orderForm } from 'beursvloer-domain/orders';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ownPageHeaders } from '../../account/account-meta';
import { messagesFor } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import type { RouteHandle } from '../../shell/layouts/handle';
import { OrderPage } from '../order/order-page';
import { loadOrder, submitOrder } from '../order/order.server';
import { orderFormName, orderPath } from '../select';
import type { Route } from './+types/order';

export const handle: RouteHandle = {
  layout: 'default',
  form: { files: { [orderFormName]: { id: 'order', fields: orderForm.fields } } },
};

/** The form of the catalogue sends every quantity, also empty ones, which say nothing. */
export function loader({ context, url }: Route.LoaderArgs) {
  const asked = [...url.searchParams].filter(([code]) => code !== '_routes');
  const chosen = asked.filter(([, quantity]) => quantity !== '');
  if (chosen.length < asked.length) throw redirect(`${orderPath}?${new URLSearchParams(chosen)}`);
  return loadOrder(context, url);
}

export function action({ context, request, url }: Route.ActionArgs) {
  return submitOrder(context, request, url);
}

/** A price that changed meanwhile has to be seen before it is ordered. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  return pageMeta({ title: messagesFor(site.locale).order.title, path: orderPath, noIndex: true }, site);
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPage data={loaderData} response={actionData} />;
}

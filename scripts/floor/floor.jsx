// The least that an app of these libraries can be: each is used once, and nothing is ours.
import "bootstrap/dist/css/bootstrap.min.css";

import { configureStore, createSlice } from "@reduxjs/toolkit";
import axios from "axios";
import MockAdapter from "axios-mock-adapter";
import { Field, Form, Formik } from "formik";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { Provider, useDispatch, useSelector } from "react-redux";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import createSagaMiddleware from "redux-saga";
import { call, put, takeLatest } from "redux-saga/effects";
import { object, string } from "yup";

const http = axios.create();
new MockAdapter(http).onAny().reply(200, {});

const slice = createSlice({
  name: "floor",
  initialState: { user: null },
  reducers: { asked() {}, answered: (state, { payload }) => ({ user: payload }) },
});
const { asked, answered } = slice.actions;
const sagas = createSagaMiddleware();
const store = configureStore({
  reducer: slice.reducer,
  middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
});
sagas.run(function* watch() {
  yield takeLatest(asked, function* ask({ payload }) {
    const { data } = yield call(() => http.post("/", payload));
    yield put(answered(data));
  });
});

const schema = object({ name: string().required(), password: string().required() });

function FloorForm() {
  const dispatch = useDispatch();
  useSelector((state) => state.user);
  return createElement(
    Formik,
    {
      initialValues: { name: "", password: "" },
      validationSchema: schema,
      onSubmit: (values) => void dispatch(asked(values)),
    },
    createElement(
      Form,
      { id: "floor-form" },
      createElement(Field, { name: "name", className: "form-control" }),
      createElement(Field, { name: "password", className: "form-control" }),
      createElement("button", { type: "submit", className: "btn btn-primary" }, "Go"),
    ),
  );
}

const router = createBrowserRouter([{ path: "*", Component: FloorForm }]);
createRoot(document.getElementById("root")).render(
  createElement(Provider, { store }, createElement(RouterProvider, { router })),
);
